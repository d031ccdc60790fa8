package oklahoma.bot.gin.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.bot.Bot;
import oklahoma.bot.gin.GinArena;
import oklahoma.bot.gin.GinBot;
import oklahoma.bot.gin.GinPolicy;
import oklahoma.bot.gin.GinTunedPolicy;
import oklahoma.bot.gin.ReferencePlayer;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinResult.Call;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The ends of a match's deals say whether the other knocks as soon as it may. */
class KnockHabitTest {
  private static final GinRules RULES = GinPreset.CLASSIC.rules(2);
  private static final GinResult.Outcome KNOCK = called(Call.KNOCK, Seat.B, "Ks Kh Kd");
  private static final GinResult.Outcome GIN = called(Call.GIN, Seat.B, "Ks Kh Kd");

  /** Seat A stops the deal, and B could have. */
  private static final GinResult.Outcome WAITED = called(Call.KNOCK, Seat.A, "As 2h 4d");

  private static final GinResult.Outcome COULD_NOT = called(Call.KNOCK, Seat.A, "Ks Qh 4d");

  @Test
  void atFirstMostPlayersAreThoughtToKnock() {
    assertThat(hasty("Ts")).isEqualTo(0.7, within(1e-9));
  }

  @Test
  void knockersAreExpectedToKnockAgainAndWaitersToWait() {
    assertThat(hasty("Ts", KNOCK)).isBetween(0.95, 0.96);
    assertThat(hasty("Ts", GIN)).isLessThan(0.15);
    assertThat(hasty("Ts", WAITED)).isLessThan(0.06);
    assertThat(hasty("Ts", COULD_NOT)).isEqualTo(0.7, within(1e-9));
  }

  /** With a low limit many go gin before they may knock. */
  @Test
  void theLimitMatters() {
    assertThat(hasty("2s", GIN)).isGreaterThan(hasty("9s", GIN) + 0.3);
    assertThat(hasty("6s", WAITED)).isEqualTo(0.7, within(1e-9));
    GinRules ginOnly =
        RULES.with(
            new GinRules.Knocking(GinRules.KnockLimit.GIN_ONLY, GinRules.Undercut.EQUAL_OR_LESS));
    assertThat(hasty(ginOnly, "9s", GIN)).isEqualTo(0.7, within(1e-9));
  }

  @Test
  void nothingIsCertainAndTheLastDealsCountMost() {
    assertThat(hasty("Ts", KNOCK, KNOCK, KNOCK, KNOCK, KNOCK)).isLessThan(0.96);
    assertThat(hasty("Ts", GIN, GIN, GIN, GIN, GIN, GIN)).isGreaterThan(0.04);
    assertThat(hasty("Ts", KNOCK, KNOCK, KNOCK, GIN, GIN)).isLessThan(0.3);
    assertThat(hasty("Ts", new GinResult.VoidDeal(GinResult.Cause.STOCK)))
        .isEqualTo(0.7, within(1e-9));
  }

  /** What a defender lays off and melds belongs to the hand with which it could have knocked. */
  @Test
  void theWholeHandOfADefenderCounts() {
    GinResult.Defender low =
        new GinResult.Defender(
            Seat.B, List.of(Meld.book(cards("7s 7h 7d"))), cards("As 2s"), cards("3h 4d"));
    GinResult.Defender high =
        new GinResult.Defender(
            Seat.B, List.of(Meld.book(cards("7s 7h 7d"))), cards("Ks Kh"), cards("3h 4d"));
    assertThat(hasty("Ts", defended(low))).isLessThan(0.06);
    assertThat(hasty("Ts", defended(high))).isEqualTo(0.7, within(1e-9));
  }

  @ParameterizedTest
  @EnumSource(names = {"HIGHEST", "SAFE", "LOOSE", "WAITS", "HOPEFUL"})
  void referencePlayersAreRecognised(ReferencePlayer other) {
    boolean waits = other == ReferencePlayer.WAITS || other == ReferencePlayer.HOPEFUL;
    double hasty =
        IntStream.range(0, 40)
            .mapToObj(seed ->
                new GinArena(List.of(bot(new GinTunedPolicy()), bot(other)), seed)
                    .match(RULES, Seat.A))
            .mapToDouble(match -> KnockHabit.hasty(match.results(), RULES, Seat.B))
            .average()
            .orElseThrow();
    assertThat(hasty).isBetween(waits ? 0 : 0.8, waits ? 0.2 : 1);
  }

  private static Bot bot(GinPolicy policy) {
    GinBot bot = new GinBot(policy, policy);
    return (deal, soFar, me, chance) -> bot.choose((Gin) deal.value(), soFar, me, chance);
  }

  private static double hasty(String upCard, GinResult.Outcome... outcomes) {
    return hasty(RULES, upCard, outcomes);
  }

  private static double hasty(GinRules rules, String upCard, GinResult.Outcome... outcomes) {
    List<GinResult> earlier =
        Stream.of(outcomes).map(outcome -> new GinResult(Seat.A, up(upCard), outcome)).toList();
    return KnockHabit.hasty(earlier, rules, Seat.B);
  }

  /** A deal in which the other seat's hand has no melds. */
  private static GinResult.Outcome called(Call call, Seat caller, String others) {
    Seat other = caller == Seat.A ? Seat.B : Seat.A;
    return new GinResult.Called(
        call,
        caller,
        List.of(),
        List.of(),
        List.of(new GinResult.Defender(other, List.of(), List.of(), cards(others))));
  }

  private static GinResult.Outcome defended(GinResult.Defender defender) {
    return new GinResult.Called(Call.KNOCK, Seat.A, List.of(), List.of(), List.of(defender));
  }

  private static Suited up(String card) {
    return (Suited) cards(card).getFirst();
  }

  private static List<Card> cards(String text) {
    return Notation.cards(text).orElseThrow();
  }
}
