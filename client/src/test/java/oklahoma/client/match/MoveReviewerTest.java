package oklahoma.client.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import oklahoma.client.advice.MoveEstimate;
import oklahoma.client.replay.review.BetterMove;
import oklahoma.client.replay.review.Decision;
import oklahoma.client.replay.review.Reviewer;
import oklahoma.client.table.view.Moments;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.GinResult.Call;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.Values;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/** Moves that were made, looked at as the program does it. */
class MoveReviewerTest {
  private static final OklahomaRules RULES = OklahomaRules.standard(3);
  private static final Standing LEVEL = RULES.match(Seat.C).standing();

  private final List<BetterMove> found = new ArrayList<>();

  @BeforeAll
  static void toolkit() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void aDiscardedWildIsFoundAndPricedAndWhatHardWouldDoIsNot() throws InterruptedException {
    Decision thrown = discardingAWild();
    review(List.of(thrown));
    assertThat(found)
        .singleElement()
        .satisfies(better -> {
          assertThat(better.decision()).isEqualTo(thrown);
          assertThat(better.cost()).isInstanceOf(MoveEstimate.Chance.class);
          assertThat(better.cost().behind()).isGreaterThan(0.02);
        });
    Move best = found.getFirst().best().move();
    Event instead = new Event.Discarded(Seat.A, ((Move.Discard) best).card());
    found.clear();
    review(
        List.of(
            new Decision(
                0,
                1,
                thrown.deal(),
                thrown.soFar(),
                Seat.A,
                thrown.before(),
                thrown.earlier(),
                instead)));
    assertThat(found).isEmpty();
  }

  @Test
  void whetherTheOtherKnocksAtOnceIsJudgedByEarlierDeals() throws InterruptedException {
    review(List.of(missingGin(Call.KNOCK), missingGin(Call.GIN)));
    assertThat(found).hasSize(2);
    assertThat(found.getFirst().cost()).isNotEqualTo(found.getLast().cost());
  }

  /** A seat that has gin discards something else; the other stopped the deal before. */
  private static Decision missingGin(Call before) {
    Gin deal = Notation.gin(Moments.GIN).orElseThrow();
    GinResult earlier =
        new GinResult(
            Seat.A,
            new Suited(Rank.TEN, Suit.SPADES),
            new GinResult.Called(before, Seat.B, List.of(), List.of(), List.of()));
    return new Decision(
        0,
        2,
        Seen.of(deal, Seat.A),
        List.of(),
        Seat.A,
        deal.rules().match(Seat.B).standing(),
        List.of(earlier),
        new Event.Discarded(Seat.A, new Suited(Rank.KING, Suit.SPADES)));
  }

  private void review(List<Decision> decisions) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(decisions.size());
    Runnable stop =
        new MoveReviewer(MoveReviewer.USUAL, Seat::name)
            .review(
                decisions,
                new Reviewer.Listener() {
                  @Override
                  public void found(BetterMove better) {
                    found.add(better);
                  }

                  @Override
                  public void looked(int count) {
                    done.countDown();
                  }
                });
    assertThat(done.await(60, TimeUnit.SECONDS)).isTrue();
    stop.run();
  }

  /** In the first turn of a deal the seat has drawn, and discards its only wild. */
  private static Decision discardingAWild() {
    for (int seed = 0; ; seed++) {
      List<Card> order = new ArrayList<>(RULES.pack());
      Collections.shuffle(order, new Random(seed));
      Oklahoma deal = Oklahoma.deal(RULES, 1, Seat.C, order);
      Oklahoma drawn = deal;
      for (Event event : ((Ruling.Allowed) deal.rule(Seat.A, new Move.Draw())).events()) {
        drawn = (Oklahoma) drawn.after(event);
      }
      List<Card> wilds =
          drawn.tableau().hand(Seat.A).cards().stream().filter(Values::wild).toList();
      if (wilds.size() == 1) {
        Event thrown = new Event.Discarded(Seat.A, wilds.getFirst());
        return new Decision(
            0, 1, Seen.of(drawn, Seat.A), List.of(), Seat.A, LEVEL, List.of(), thrown);
      }
    }
  }
}
