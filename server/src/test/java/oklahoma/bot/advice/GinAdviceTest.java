package oklahoma.bot.advice;

import static oklahoma.bot.advice.AdvisedDeals.chance;
import static oklahoma.bot.advice.AdvisedDeals.option;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.search.Estimate;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinResult.Call;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves of gin compared for a player who asks. */
class GinAdviceTest {
  private final AdvisedDeals deals = new AdvisedDeals();

  @Test
  void inGinForTwoMovesHaveChancesTheBestFirst() {
    AtomicInteger figures = new AtomicInteger();
    deals.follow(
        GinPreset.CLASSIC.rules(2),
        2,
        view -> {
          MoveAdvice advice = deals.advised(view, List.of());
          assertThat(advice.options())
              .isSortedAccordingTo((one, other) -> Double.compare(chance(other), chance(one)));
          assertThat(advice.options())
              .allSatisfy(option -> {
                if (option.worth() instanceof MoveWorth.OfMatch(Estimate won, Estimate behind)) {
                  assertThat(won.mean()).isBetween(0.0, 1.0);
                  assertThat(won.error()).isBetween(0.0, 0.1);
                  assertThat(behind.mean()).isNotNegative();
                  figures.incrementAndGet();
                } else {
                  assertThat(advice.worlds()).isZero();
                }
              });
        });
    assertThat(figures).hasValueGreaterThan(50);
    assertThat(deals.features())
        .contains(
            MoveReason.LeavesDeadwood.class,
            MoveReason.KeepsLive.class,
            MoveReason.SafeFrom.class,
            MoveReason.Melds.class,
            MoveReason.NoUse.class);
  }

  @Test
  void amongSeveralMovesAreWorthAChanceToWinTheMatch() {
    List<MoveAdvice.Option> options = new ArrayList<>();
    deals.follow(
        GinPreset.ROYAL.rules(4),
        1,
        view -> options.addAll(deals.advised(view, List.of()).options()));
    assertThat(options)
        .filteredOn(option -> option.worth() instanceof MoveWorth.OfMatch)
        .isNotEmpty();
    assertThat(options).allSatisfy(option -> assertThat(chance(option)).isBetween(0.0, 1.0));
  }

  @Test
  void hollywoodCountsThePointsOfTheDeal() {
    GinRules hollywood = GinPreset.CLASSIC.rules(2).with(GinSwitch.HOLLYWOOD, true);
    List<MoveAdvice.Option> options = new ArrayList<>();
    deals.follow(hollywood, 1, view -> options.addAll(deals.advised(view, List.of()).options()));
    assertThat(options)
        .extracting(MoveAdvice.Option::worth)
        .hasAtLeastOneElementOfType(MoveWorth.OfDeal.class)
        .doesNotHaveAnyElementsOfTypes(MoveWorth.OfMatch.class);
  }

  /** A player may keep a meld in the hand; it then counts like any other cards there. */
  @Test
  void aKnockIsJudgedByTheMeldsThatItShows() {
    Gin deal =
        Notation.gin(
                """
                gin classic 2 seats dealer B up Td
                A: A23c 456d 789h As 9s
                B: Kh JTs 2hd 5s 6s 7c 8c Kc
                pile Td
                stock 4c 8d ...
                A to discard drew 9s
                """)
            .orElseThrow();
    Standing before = deal.rules().match(Seat.B).standing();
    View view = new View(Seen.of(deal, Seat.A), List.of(), Seat.A, before, List.of());
    Move.Knock whole =
        deals.advised(view, List.of()).options().stream()
            .flatMap(option ->
                option.move() instanceof Move.Knock knock ? Stream.of(knock) : Stream.empty())
            .findFirst()
            .orElseThrow();
    Card two = new Suited(Rank.TWO, Suit.CLUBS);
    Move part =
        new Move.Knock(
            whole.discard(),
            whole.melds().stream().filter(meld -> !meld.cards().contains(two)).toList());
    assertThat(option(view, whole).why()).contains(new MoveReason.Stops(Call.KNOCK, 1));
    assertThat(option(view, part).why()).containsExactly(new MoveReason.Stops(Call.KNOCK, 7));
    assertThat(chance(option(view, part))).isLessThan(chance(option(view, whole)));
  }

  /** The other player took the king; the ace goes with it only where runs go round the corner. */
  @ParameterizedTest
  @ValueSource(strings = {"yes", "no"})
  void anAceGoesWithAKingThatWasTakenRoundTheCorner(String corner) {
    Gin deal =
        Notation.gin(
                """
                gin classic 2 seats round-the-corner %s dealer B up Td
                A: A23c 456d 789h As 9s
                B: [Ks] 9?
                pile 6c Td
                A to discard drew 9s
                """
                    .formatted(corner))
            .orElseThrow();
    GinReasons reasons = new GinReasons(GinView.of(deal, Seat.A, List.of()));
    Move ace = new Move.Discard(new Suited(Rank.ACE, Suit.SPADES));
    MoveReason unfit = new MoveReason.SafeFrom(Seat.B, MoveReason.Safety.NOT_WHAT_IT_TOOK);
    assertThat(reasons.of(ace).features().stream().anyMatch(each -> each.feature().equals(unfit)))
        .isEqualTo(corner.equals("no"));
  }

  @Test
  void earlierDealsOfTheMatchSayWhetherTheOtherKnocksAtOnce() {
    List<Boolean> alike = new ArrayList<>();
    deals.follow(
        GinPreset.CLASSIC.rules(2),
        1,
        view -> {
          Seat other = view.me().next(2);
          MoveAdvice plain = deals.advised(view, List.of());
          assertThat(after(view, new GinResult.VoidDeal(GinResult.Cause.STOCK))).isEqualTo(plain);
          if (plain.worlds() > 0) {
            MoveAdvice knocks = after(view, stopped(other, Call.KNOCK));
            alike.add(after(view, stopped(other, Call.GIN)).equals(knocks));
          }
        });
    assertThat(alike).hasSizeGreaterThan(5).contains(false);
  }

  /** The advice where an earlier deal has ended so. */
  private MoveAdvice after(View view, GinResult.Outcome end) {
    GinResult earlier = new GinResult(Seat.A, new Suited(Rank.TEN, Suit.SPADES), end);
    return deals.advised(
        new View(view.deal(), view.soFar(), view.me(), view.before(), List.of(earlier)), List.of());
  }

  private static GinResult.Outcome stopped(Seat caller, Call call) {
    return new GinResult.Called(call, caller, List.of(), List.of(), List.of());
  }
}
