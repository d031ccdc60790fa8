package oklahoma.bot.gin.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.bot.gin.GinBot;
import oklahoma.bot.gin.GinTunedPolicy;
import oklahoma.bot.gin.WatchedDeal;
import oklahoma.bot.gin.Yardstick;
import oklahoma.bot.gin.view.Conduct;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.neural.SparseInputs;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.card.Card;
import oklahoma.rules.fixture.RandomGinRules;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.CardBits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the network of beliefs looks at, and what guesses gain by it. */
class BeliefNetTest {
  private static final GinBot NORMAL = new GinBot(new GinTunedPolicy(), new GinTunedPolicy());
  private static final int DEALS = 12;
  private static final int GUESSES = 40;
  private static final int TURNS = 4;

  private final SplittableRandom chance = new SplittableRandom(4);
  private int compared;

  /** A bot looks at a table, the network learnt from quick deals: both show it the same. */
  @Test
  void aTableAndAQuickDealShowItTheSame() {
    for (int i = 0; i < 60; i++) {
      GinRules rules = RandomGinRules.forSeats(2, chance);
      List<Card> order = new ArrayList<>(rules.pack());
      Collections.shuffle(order, Random.from(chance));
      follow(Gin.deal(rules, Seat.of(i % 2), order), order);
    }
    assertThat(compared).isGreaterThan(500);
  }

  private void follow(Gin dealt, List<Card> order) {
    Gin deal = dealt;
    GinSim quick = new GinSim(dealt.rules(), dealt.limit());
    quick.deal(
        order.stream().mapToInt(card -> Long.numberOfTrailingZeros(CardBits.bit(card))).toArray(),
        dealt.dealer().ordinal());
    List<Script> scripts = List.of(new Script(), new Script());
    List<WatchedSimPolicy> watched = scripts.stream().map(WatchedSimPolicy::new).toList();
    List<List<Seen<Event>>> noticed = List.of(new ArrayList<>(), new ArrayList<>());
    while (!deal.over() && !(deal.phase() instanceof GinPhase.LayingOff)) {
      Seat seat = Collections.min(deal.toAct());
      int at = seat.ordinal();
      GinView sight = GinView.of((Gin) Seen.of(deal, seat).value(), seat, noticed.get(at));
      List<Integer> shown = shown(quick, watched.get(1 - at).conduct());
      assertThat(shown(GinSim.of(sight), sight.conduct(sight.next())))
          .as("%s", deal)
          .isEqualTo(shown);
      assertThat(shown).doesNotHaveDuplicates().allMatch(in -> in >= 0 && in < BeliefNet.COUNT);
      compared++;
      Move move = NORMAL.choose(sight, chance);
      scripts.get(at).move = move;
      GinRollout.step(quick, watched.get(at));
      for (Event event : ((Ruling.Allowed) deal.rule(seat, move)).events()) {
        deal = (Gin) deal.after(event);
        for (Seat viewer : Seat.first(2)) {
          noticed.get(viewer.ordinal()).addAll(Seen.of(event, viewer).stream().toList());
        }
      }
    }
  }

  private static List<Integer> shown(GinSim deal, Conduct conduct) {
    SparseInputs inputs = new SparseInputs();
    BeliefNet.look(deal, 1 - deal.seat, conduct, inputs);
    return IntStream.of(inputs.copy()).boxed().toList();
  }

  /** Makes the move that was made at the table. */
  private static final class Script implements GinSimPolicy {
    private Move move = new Move.Pass();

    @Override
    public boolean takes(GinSim deal) {
      return move instanceof Move.Take;
    }

    @Override
    public void plays(GinSim deal) {
      if (move instanceof Move.Discard(Card card)) {
        deal.discard(CardBits.bit(card));
      } else {
        deal.bigGin();
      }
    }
  }

  /** Of players of all habits, later in a deal. */
  @ParameterizedTest
  @EnumSource
  void guessesHaveMoreOfTheTrueCardsThanChanceBrings(Yardstick yardstick) {
    GinRules rules = GinPreset.CLASSIC.rules(2);
    List<Double> gains = new ArrayList<>();
    for (int deal = 0; deal < DEALS; deal++) {
      new WatchedDeal(yardstick, rules, deal)
          .play((sight, hand) -> {
            if (sight.conduct(Seat.B).turns() >= TURNS) {
              gains.add(right(sight, hand) - byChance(sight, hand));
            }
          });
    }
    assertThat(gains).hasSizeGreaterThan(DEALS);
    assertThat(gains.stream().mapToDouble(gain -> gain).average().orElseThrow()).isGreaterThan(0.5);
  }

  /** How many secret cards guesses have right, on average. */
  private double right(GinView sight, long hand) {
    GinDeterminizer guesses = GinDeterminizer.of(sight, List.of(), chance);
    GinSim world = GinSim.of(sight);
    long secret = hand & sight.unseen();
    return Stream.generate(
            () -> {
              guesses.next(world);
              return Long.bitCount(world.hand(1) & secret);
            })
        .limit(GUESSES)
        .mapToInt(right -> right)
        .average()
        .orElseThrow();
  }

  private static double byChance(GinView sight, long hand) {
    double secret = Long.bitCount(hand & sight.unseen());
    return secret * secret / Long.bitCount(sight.unseen());
  }
}
