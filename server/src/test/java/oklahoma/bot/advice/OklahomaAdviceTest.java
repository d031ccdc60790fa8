package oklahoma.bot.advice;

import static oklahoma.bot.advice.AdvisedDeals.ADVISOR;
import static oklahoma.bot.advice.AdvisedDeals.cost;
import static oklahoma.bot.advice.AdvisedDeals.ofMatch;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.bot.oklahoma.view.FeedingCost;
import oklahoma.bot.oklahoma.view.OklahomaView;
import oklahoma.bot.search.Budget;
import oklahoma.bot.search.Estimate;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaSwitch;
import oklahoma.rules.oklahoma.Values;
import oklahoma.rules.oklahoma.laydown.LayDowns;
import org.junit.jupiter.api.Test;

/** Moves of Oklahoma compared for a player who asks. */
class OklahomaAdviceTest {
  private final AdvisedDeals deals = new AdvisedDeals();

  @Test
  void whereNothingWasLearntThereIsNoFigure() {
    deals.follow(
        OklahomaRules.standard(3).with(OklahomaSwitch.ACE_LOW, true),
        2,
        view -> {
          MoveAdvice advice = deals.advised(view, List.of());
          assertThat(advice.worlds()).isZero();
          assertThat(advice.options())
              .extracting(MoveAdvice.Option::worth)
              .containsOnly(new MoveWorth.Judged());
        });
    assertThat(deals.features())
        .contains(
            MoveReason.NearsContract.class,
            MoveReason.CompletesContract.class,
            MoveReason.ShedsPoints.class,
            MoveReason.NoUse.class);
  }

  @Test
  void inOklahomaMovesHaveChancesTheBestFirst() {
    List<MoveAdvice.Option> options = new ArrayList<>();
    deals.follow(
        OklahomaRules.standard(3),
        2,
        view -> {
          MoveAdvice advice = deals.advised(view, List.of());
          List<MoveAdvice.Option> ranked = advice.options();
          assertThat(ranked).map(AdvisedDeals::behind).isSorted().first().isEqualTo(0.0);
          assertThat(ranked).map(AdvisedDeals::chance).allMatch(won -> won > -0.2 && won < 1.2);
          assertThat(advice.worlds()).isEqualTo(40);
          options.addAll(ranked);
        });
    assertThat(options)
        .extracting(MoveAdvice.Option::worth)
        .hasOnlyElementsOfType(MoveWorth.OfMatch.class);
    assertThat(options).map(AdvisedDeals::behind).anyMatch(chance -> chance > 0.02);
  }

  @Test
  void aDiscardIsCalledUnfitOnlyIfItFitsNothingThatTheNextSeatTook() {
    List<Card> unfit = new ArrayList<>();
    deals.follow(
        OklahomaRules.standard(3),
        4,
        BotLevel.NORMAL,
        view -> {
          Oklahoma deal = (Oklahoma) view.deal().value();
          OklahomaView position = OklahomaView.of(deal, view.me(), view.soFar());
          List<Card> hand =
              deal.phase() instanceof OklahomaPhase.ToPlay ? position.hand() : List.of();
          for (Card card : hand) {
            if (saidNotToFit(position, card)) {
              assertThat(deal.down(position.next())).isFalse();
              assertThat(FeedingCost.related(position, card)).isZero();
              assertThat(Values.wild(card)).isFalse();
              assertThat(deal.tableau().hand(position.next()).exposed())
                  .anyMatch(taken -> !Values.wild(taken));
              unfit.add(card);
            }
          }
        });
    assertThat(unfit).isNotEmpty();
  }

  private static boolean saidNotToFit(OklahomaView position, Card card) {
    MoveReason unfit = new MoveReason.SafeFrom(position.next(), MoveReason.Safety.NOT_WHAT_IT_TOOK);
    return new OklahomaReasons(position)
        .of(new Move.Discard(card)).features().stream()
            .anyMatch(each -> each.feature().equals(unfit));
  }

  /** What is left in a hand may make the contract again, in more than one way. */
  @Test
  void aPlayerWhoIsDownIsShownNoOtherWayToLayDown() {
    Oklahoma deal =
        Notation.deal(
                """
                oklahoma 3 seats hand 1 dealer C
                A: 8cdh 9cdh *
                B: 34567h 34567d
                C: JTc 34567s Jhd 2h
                meld A: book Khdc
                meld A: book Qhdc
                pile 3c 5c
                stock 4d 8d ...
                A to play drew *
                """)
            .orElseThrow();
    Standing before = OklahomaRules.standard(3).match(Seat.C).standing();
    View view = new View(Seen.of(deal, Seat.A), List.of(), Seat.A, before, List.of());
    assertThat(deals.advised(view, List.of()).options())
        .map(MoveAdvice.Option::move)
        .hasAtLeastOneElementOfType(Move.LayOff.class)
        .hasOnlyElementsOfTypes(Move.LayOff.class, Move.Discard.class);
  }

  /** In hand 5 all cards go down at once, and a claim out of turn brings a penalty card. */
  @Test
  void inHandFiveAClaimOutOfTurnDoesNotCompleteTheContract() {
    String five = "9hdc 5678s JQKh";
    assertThat(claiming(Seat.B, 5, five)).isEqualTo(new MoveReason.CompletesContract());
    assertThat(claiming(Seat.C, 5, five)).isEqualTo(new MoveReason.NearsContract(2));
    assertThat(claiming(Seat.C, 1, "9hdc Khd 56s 3c 4d 6d"))
        .isEqualTo(new MoveReason.CompletesContract());
  }

  /** What speaks for a claim of the top discard, by the seat that plays next or by another. */
  private static MoveReason claiming(Seat seat, int hand, String cards) {
    Oklahoma deal =
        Notation.deal(
                """
                oklahoma 3 seats hand %d dealer C
                A: 9?
                B: %s
                C: %s
                pile %s
                window on A: B, C
                """
                    .formatted(
                        hand,
                        seat == Seat.B ? cards : "10?",
                        seat == Seat.C ? cards : "10?",
                        hand == 5 ? "Ah" : "Kc"))
            .orElseThrow();
    return new OklahomaReasons(OklahomaView.of(deal, seat, List.of()))
        .of(new Move.Claim())
        .features()
        .getFirst()
        .feature();
  }

  @Test
  void whatHardDoesCostsNothingToSpeakOf() {
    Bot hard = Bots.of(BotLevel.HARD);
    deals.follow(
        OklahomaRules.standard(3),
        2,
        BotLevel.HARD,
        view -> {
          Move move = hard.choose(view.deal(), view.soFar(), view.me(), new SplittableRandom(1));
          Estimate behind = ofMatch(view, move).behind();
          assertThat(behind.mean()).isLessThanOrEqualTo(3 * behind.error());
        });
  }

  @Test
  void aDiscardedWildIsCostly() {
    List<Double> costs = new ArrayList<>();
    deals.follow(
        OklahomaRules.standard(3),
        3,
        BotLevel.HARD,
        view -> {
          Oklahoma deal = (Oklahoma) view.deal().value();
          if (deal.phase() instanceof OklahomaPhase.ToPlay && !deal.down(view.me())) {
            deal.tableau().hand(view.me()).cards().stream()
                .filter(Values::wild)
                .findFirst()
                .ifPresent(wild -> costs.add(cost(view, new Move.Discard(wild))));
          }
        });
    assertThat(costs).hasSizeGreaterThan(10).allMatch(chance -> chance > 0.01);
  }

  @Test
  void aContractThatIsHeldBackAndACardThatIsNotLaidOffCost() {
    List<Double> held = new ArrayList<>();
    List<Double> kept = new ArrayList<>();
    deals.follow(
        OklahomaRules.standard(3),
        5,
        Bots.thinking(new Budget.Samples(6)).apply(BotLevel.HARD),
        view -> {
          Oklahoma deal = (Oklahoma) view.deal().value();
          if (!mayMeld(deal, view.me())) {
            return;
          }
          MoveAdvice.Option best = ADVISOR.of(view, List.of(), () -> false).orElseThrow().best();
          List<Card> hand = deal.tableau().hand(view.me()).cards();
          Move discard = new Move.Discard(hand.getFirst());
          switch (best.move()) {
            case Move.LayDown down -> held.add(cost(view, discard));
            case Move.LayOff off when hand.size() > 2 -> {
              hand.stream()
                  .filter(card -> !card.equals(off.card()))
                  .findFirst()
                  .ifPresent(other -> kept.add(cost(view, new Move.Discard(other))));
            }
            default -> {}
          }
        });
    assertThat(held).hasSizeGreaterThan(3).allMatch(chance -> chance > 0);
    assertThat(kept).hasSizeGreaterThan(3).allMatch(chance -> chance > 0);
  }

  /** Whether the seat can lay down its contract or is down already. */
  private static boolean mayMeld(Oklahoma deal, Seat me) {
    return deal.phase() instanceof OklahomaPhase.ToPlay
        && (deal.down(me)
            || LayDowns.best(deal.tableau().hand(me).cards(), deal.contract(), deal.rules())
                .isPresent());
  }
}
