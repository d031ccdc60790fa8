package oklahoma.bot.gin.sim;

import java.util.List;
import java.util.stream.Stream;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinResult.Call;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.Deadwood;

/**
 * Estimates from the ends of a match's earlier deals whether the opponent of two knocks as soon as
 * it may or waits for gin. The numbers are log-ratios of how often deals end in each way, from
 * 6,000 deals of each of three players who knock at once and four who wait.
 */
final class KnockHabit {
  /** The prior probability that an unknown player knocks as soon as it may. */
  static final double COMMON = 0.7;

  /** The seat knocked. Players who wait seldom do so, and then mostly in their first turns. */
  private static final double KNOCKED = 2.6;

  /** The seat went gin: at any limit, and for each point of the limit. */
  private static final double GIN = -0.5;

  private static final double GIN_BY_LIMIT = -0.25;

  /** At the end the seat held a hand with which it could have knocked. */
  private static final double WAITED = -4;

  /** The limit of certainty, since players change, and some do both. */
  private static final double KNOWN = 3;

  private KnockHabit() {}

  /**
   * The probability for a seat in a match for two.
   *
   * @param earlier how deals of the match ended, as far as that is known, oldest first; the latest
   *     count most
   */
  static double hasty(List<GinResult> earlier, GinRules rules, Seat seat) {
    double odds = Math.log(COMMON / (1 - COMMON));
    for (GinResult result : earlier) {
      double sign = sign(result, rules, seat);
      odds = Math.clamp(odds + sign, -KNOWN, KNOWN);
    }
    return 1 / (1 + Math.exp(-odds));
  }

  private static double sign(GinResult result, GinRules rules, Seat seat) {
    int limit = rules.limit(result.upCard());
    return switch (result.outcome()) {
      case GinResult.VoidDeal nobody -> 0;
      case GinResult.Called call when limit == 0 -> 0;
      case GinResult.Called call when call.caller() == seat ->
          call.call() == Call.KNOCK ? KNOCKED : GIN + GIN_BY_LIMIT * limit;
      case GinResult.Called call ->
          call.defenders().stream().anyMatch(defender -> deadwood(defender, rules) <= limit)
              ? WAITED
              : 0;
    };
  }

  /** The deadwood that a defender would have had without lay-offs. */
  private static int deadwood(GinResult.Defender defender, GinRules rules) {
    Stream<Card> melded = defender.melds().stream().flatMap(meld -> meld.cards().stream());
    List<Card> hand =
        Stream.of(melded, defender.laidOff().stream(), defender.deadwood().stream())
            .flatMap(cards -> cards)
            .toList();
    return Deadwood.least(CardBits.of(hand), rules.runs());
  }
}
