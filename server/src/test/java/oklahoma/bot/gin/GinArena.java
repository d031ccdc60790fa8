package oklahoma.bot.gin;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import oklahoma.bot.Bot;
import oklahoma.bot.tournament.DealInPlay;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinMatch;
import oklahoma.rules.gin.GinRules;

/** Plays bots of gin against each other with the rules alone: no host, no clock. */
public final class GinArena {
  private final List<Bot> bots;
  private final RandomGenerator cards;
  private final RandomGenerator random;

  /**
   * A table.
   *
   * @param bots one for each seat
   * @param seed decides every shuffle, and by itself every bot's dice
   */
  public GinArena(List<Bot> bots, long seed) {
    this.bots = List.copyOf(bots);
    this.cards = new SplittableRandom(seed);
    this.random = new SplittableRandom(~seed);
  }

  /** Plays a whole match. */
  public GinMatch match(GinRules rules, Seat dealer) {
    GinMatch match = GinMatch.of(rules, dealer);
    while (!match.over()) {
      DealInPlay table = DealInPlay.next(match, cards);
      while (!table.over()) {
        table.play(bots.get(table.toAct().ordinal()), random);
      }
      match = (GinMatch) match.after(table.deal());
    }
    return match;
  }
}
