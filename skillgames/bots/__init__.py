"""Search that the games share: sampling of hidden cards, flat Monte Carlo, exact endings."""
