package oklahoma.bot.tournament;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import oklahoma.bot.Bot;
import oklahoma.rules.Deal;
import oklahoma.rules.Match;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;

/** One match of bots. The shuffles of its deals depend only on the seed of its sequence. */
final class Encounter {
  /** A limit, since bots that void every deal would play forever. */
  private static final int MOST_DEALS = 1_000;

  private final Rules rules;
  private final List<Bot> bots;
  private final List<RandomGenerator> randoms;
  private final long shuffles;

  /**
   * A match that has not begun.
   *
   * @param bots one for each seat
   * @param randoms of each bot
   * @param shuffles the seed of the sequence of deals
   */
  Encounter(Rules rules, List<Bot> bots, List<RandomGenerator> randoms, long shuffles) {
    this.rules = rules;
    this.bots = List.copyOf(bots);
    this.randoms = List.copyOf(randoms);
    this.shuffles = shuffles;
  }

  /** Plays the match to its end, or up to the limit of deals, and returns its score. */
  Standing play(Seat firstDealer) {
    Match match = rules.match(firstDealer);
    for (int number = 0; number < MOST_DEALS && !match.over(); number++) {
      RandomGenerator cards = new SplittableRandom(Seeds.mixed(shuffles, number));
      match = match.after(played(match, cards));
    }
    return match.standing();
  }

  private Deal played(Match match, RandomGenerator cards) {
    List<Bot> players = bots.stream().map(bot -> bot.at(match)).toList();
    DealInPlay table = DealInPlay.next(match, cards);
    while (!table.over()) {
      int at = table.toAct().ordinal();
      table.play(players.get(at), randoms.get(at));
    }
    return table.deal();
  }
}
