from __future__ import annotations
import random
from skillgames.bots.budget import Budget, Choice, MoveValue
from skillgames.bots.flatmc import flat_monte_carlo
from skillgames.engine.cards import cards_in, mask_of
from skillgames.games.fishing.playout import Line, play_out
from skillgames.games.fishing.outlook import difference
INSANE_WORLDS=160
def insane_choice(view, budget, dealer):
    if view.is_last_deal:
        from skillgames.games.fishing.bot import hard
        return hard(view,budget)
    moves=list(cards_in(view.hand))
    if len(moves)==1: return Choice(moves[0],(MoveValue(moves[0],0.0),))
    table=view.table_mask
    own_pile,other_pile=view.piles[view.seat],view.piles[view.other]
    os,ts=view.sweeps[view.seat],view.sweeps[view.other]
    deal=view.deal
    own_leads=view.dealer!=view.seat
    rest={m:[c for c in moves if c!=m] for m in moves}
    def value(hand,move):
        line=Line(own_pile,other_pile,os,ts,table)
        play_out(line,rest[move][:],hand[:],move)
        return difference(line,deal,own_leads)
    return flat_monte_carlo(moves,lambda: dealer.deal(budget.rng)[0],value,budget.worlds or INSANE_WORLDS,budget)
