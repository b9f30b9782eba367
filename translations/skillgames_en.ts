<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ArabkaLabels</name>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n in hand</numerusform>
            <numerusform>%n in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the pile</source>
        <translation>
            <numerusform>%n in the pile</numerusform>
            <numerusform>%n in the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n out</source>
        <translation>
            <numerusform>%n out</numerusform>
            <numerusform>%n out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArabkaNames</name>
    <message numerus="yes">
        <source>pile: %n card(s)</source>
        <translation>
            <numerusform>pile: %n card</numerusform>
            <numerusform>pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>deck: %n card(s)</source>
        <translation>
            <numerusform>deck: %n card</numerusform>
            <numerusform>deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>out of the game: %n card(s)</source>
        <translation>
            <numerusform>out of the game: %n card</numerusform>
            <numerusform>out of the game: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in hand</source>
        <translation>
            <numerusform>%n in hand</numerusform>
            <numerusform>%n in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArabkaSentences</name>
    <message numerus="yes">
        <source>tap again: all %n</source>
        <translation>
            <numerusform>tap again: all %n</numerusform>
            <numerusform>tap again: all %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) and misses a turn</source>
        <translation>
            <numerusform>%1 takes %n card and misses a turn</numerusform>
            <numerusform>%1 takes %n cards and misses a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) leave the game, you may lay again</source>
        <translation>
            <numerusform>%n card leaves the game, you may lay again</numerusform>
            <numerusform>%n cards leave the game, you may lay again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n</source>
        <translation>
            <numerusform>takes %n</numerusform>
            <numerusform>takes %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) leave the game</source>
        <translation>
            <numerusform>%n card leaves the game</numerusform>
            <numerusform>%n cards leave the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you draw %n</source>
        <translation>
            <numerusform>you draw %n</numerusform>
            <numerusform>you draw %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draws %n</source>
        <translation>
            <numerusform>draws %n</numerusform>
            <numerusform>draws %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you take %n card(s) and miss a turn</source>
        <translation>
            <numerusform>you take %n card and miss a turn</numerusform>
            <numerusform>you take %n cards and miss a turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you take it with the pile, %n card(s)</source>
        <translation>
            <numerusform>you take it with the pile, %n card</numerusform>
            <numerusform>you take it with the pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes it with the pile, %n card(s)</source>
        <translation>
            <numerusform>takes it with the pile, %n card</numerusform>
            <numerusform>takes it with the pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing fits: you take %n card(s)</source>
        <translation>
            <numerusform>Nothing fits: you take %n card</numerusform>
            <numerusform>Nothing fits: you take %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing fits: %1 takes %n card(s)</source>
        <translation>
            <numerusform>Nothing fits: %1 takes %n card</numerusform>
            <numerusform>Nothing fits: %1 takes %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you take %n card(s)</source>
        <translation>
            <numerusform>you take %n card</numerusform>
            <numerusform>you take %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s)</source>
        <translation>
            <numerusform>%1 takes %n card</numerusform>
            <numerusform>%1 takes %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You swap %n card(s)</source>
        <translation>
            <numerusform>You swap %n card</numerusform>
            <numerusform>You swap %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 swaps %n card(s)</source>
        <translation>
            <numerusform>%1 swaps %n card</numerusform>
            <numerusform>%1 swaps %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArabkaSheets</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) without progress</source>
        <translation>
            <numerusform>%n turn without progress</numerusform>
            <numerusform>%n turns without progress</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FishingLabels</name>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>%n in the deck</numerusform>
            <numerusform>%n in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n spade</numerusform>
            <numerusform>%n spades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n sweep</numerusform>
            <numerusform>%n sweeps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FishingNames</name>
    <message numerus="yes">
        <source>worth %n point(s)</source>
        <translation>
            <numerusform>worth %n point</numerusform>
            <numerusform>worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>takes %n card(s): %1</source>
        <translation>
            <numerusform>takes %n card: %1</numerusform>
            <numerusform>takes %n cards: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck</source>
        <translation>
            <numerusform>%n card in the deck</numerusform>
            <numerusform>%n cards in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spade(s)</source>
        <translation>
            <numerusform>%n spade</numerusform>
            <numerusform>%n spades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n sweep</numerusform>
            <numerusform>%n sweeps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n point(s)</source>
        <translation>
            <numerusform>%1 of %n point</numerusform>
            <numerusform>%1 of %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FishingSentences</name>
    <message numerus="yes">
        <source>takes %n card(s)</source>
        <translation>
            <numerusform>takes %n card</numerusform>
            <numerusform>takes %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took %n card(s)</source>
        <translation>
            <numerusform>took %n card</numerusform>
            <numerusform>took %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FishingTable</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hakka</name>
    <message numerus="yes">
        <source>You need %n card(s) here.</source>
        <translation>
            <numerusform>You need %n card here.</numerusform>
            <numerusform>You need %n cards here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %n card(s).</source>
        <translation>
            <numerusform>%1 discards %n card.</numerusform>
            <numerusform>%1 discards %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n trick(s).</source>
        <translation>
            <numerusform>You take %n trick.</numerusform>
            <numerusform>You take %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n trick(s).</source>
        <translation>
            <numerusform>%1 takes %n trick.</numerusform>
            <numerusform>%1 takes %n tricks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HakkaNames</name>
    <message numerus="yes">
        <source>%1: %n card(s) discarded, face down</source>
        <translation>
            <numerusform>%1: %n card discarded, face down</numerusform>
            <numerusform>%1: %n cards discarded, face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) discarded, face down</source>
        <translation>
            <numerusform>%n card discarded, face down</numerusform>
            <numerusform>%n cards discarded, face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HakkaSentences</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Elder(s)</source>
        <translation>
            <numerusform>%n Elder</numerusform>
            <numerusform>%n Elders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s) discarded</source>
        <translation>
            <numerusform>%1: %n card discarded</numerusform>
            <numerusform>%1: %n cards discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n trick(s)</source>
        <translation>
            <numerusform>%1: %n trick</numerusform>
            <numerusform>%1: %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n Elder(s).</source>
        <translation>
            <numerusform>You hold %n Elder.</numerusform>
            <numerusform>You hold %n Elders.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cannot beat it: discard %n card(s).</source>
        <translation>
            <numerusform>You cannot beat it: discard %n card.</numerusform>
            <numerusform>You cannot beat it: discard %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lead for %n trick(s)</source>
        <translation>
            <numerusform>lead for %n trick</numerusform>
            <numerusform>lead for %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beat it for %n trick(s)</source>
        <translation>
            <numerusform>beat it for %n trick</numerusform>
            <numerusform>beat it for %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n trick(s)</source>
        <translation>
            <numerusform>with %n trick</numerusform>
            <numerusform>with %n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HakkaSheets</name>
    <message numerus="yes">
        <source>%1: %n trick(s)</source>
        <translation>
            <numerusform>%1: %n trick</numerusform>
            <numerusform>%1: %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <translation>
            <numerusform>%n taken</numerusform>
            <numerusform>%n taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Elder(s)</source>
        <translation>
            <numerusform>%n Elder</numerusform>
            <numerusform>%n Elders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dreamer %1: %n trick(s)</source>
        <translation>
            <numerusform>Dreamer %1: %n trick</numerusform>
            <numerusform>Dreamer %1: %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message numerus="yes">
        <source>match(es)</source>
        <comment>the number stands before it</comment>
        <translation>
            <numerusform>match</numerusform>
            <numerusform>matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>win(s)</source>
        <comment>the number stands before it</comment>
        <translation>
            <numerusform>win</numerusform>
            <numerusform>wins</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsSheet</name>
    <message numerus="yes">
        <source>Last %n match(es)</source>
        <translation>
            <numerusform>Last match</numerusform>
            <numerusform>Last %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>Each point: up to %n match(es)</source>
        <translation>
            <numerusform>Each point: up to %n match</numerusform>
            <numerusform>Each point: up to %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message numerus="yes">
        <source>Last %n match(es)</source>
        <translation>
            <numerusform>Last match</numerusform>
            <numerusform>Last %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TarocchinoLookup</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still out</source>
        <translation>
            <numerusform>%n still out</numerusform>
            <numerusform>%n still out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TarocchinoNames</name>
    <message numerus="yes">
        <source>worth %n point(s)</source>
        <translation>
            <numerusform>worth %n point</numerusform>
            <numerusform>worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TarocchinoPanels</name>
    <message numerus="yes">
        <source>CHOOSE %n CARD(S)</source>
        <translation>
            <numerusform>CHOOSE %n CARD</numerusform>
            <numerusform>CHOOSE %n CARDS</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TarocchinoSentences</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TarocchinoSheets</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YachtLabels</name>
    <message numerus="yes">
        <source>%n point(s) to go</source>
        <translation>
            <numerusform>%n point to go</numerusform>
            <numerusform>%n points to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YachtNames</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YachtSheets</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
</TS>
