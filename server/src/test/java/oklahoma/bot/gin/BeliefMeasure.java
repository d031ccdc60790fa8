package oklahoma.bot.gin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import oklahoma.bot.gin.sim.GinDeterminizer;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.gin.view.Neighbours;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.Deadwood;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Says how good guesses at the other's hand are, by its turns so far and by its habits. Run by its
 * name.
 */
class BeliefMeasure {
  private static final Logger LOG = LoggerFactory.getLogger(BeliefMeasure.class);
  private static final int DEALS = Integer.getInteger("host.belief.deals", 40);
  private static final int WORLDS = Integer.getInteger("host.belief.worlds", 150);
  private static final long SEED = Long.getLong("host.belief.seed", 1);
  private static final long APART = 1_000_003;
  private static final GinRules RULES =
      GinPreset.CLASSIC
          .rules(2)
          .with(new GinRules.Knocking(GinRules.KnockLimit.TEN, GinRules.Undercut.EQUAL_OR_LESS));

  /** The first turns of each row. */
  private static final int[] FROM = {1, 3, 5, 8, 12};

  /** The sums of the moments of some turns. */
  private static final class Row {
    private int moments;
    private double loss;
    private double right;
    private double couldKnock;
    private double really;

    private String line() {
      return String.format(
          Locale.ROOT,
          "%.3f nats a card, %.2f of ten right, could knock %.2f (really %.2f)",
          loss / moments,
          right / moments,
          couldKnock / moments,
          really / moments);
    }
  }

  @Test
  void measures() {
    for (ReferencePlayer reference : ReferencePlayer.values()) {
      Row[] rows = Stream.generate(Row::new).limit(FROM.length).toArray(Row[]::new);
      for (int deal = 0; deal < DEALS; deal++) {
        long seed = SEED * APART + deal;
        new WatchedDeal(reference, RULES, seed).play((view, hand) -> look(view, hand, rows));
      }
      for (int row = 0; row < FROM.length; row++) {
        LOG.info("{} from turn {}: {}", reference, FROM[row], rows[row].line());
      }
      assertThat(rows[0].loss / rows[0].moments).isBetween(0.0, Math.log(2));
    }
  }

  private static void look(GinView view, long hand, Row[] rows) {
    int turn = view.observed(Seat.B).turns();
    int at = FROM.length - 1;
    while (at >= 0 && turn < FROM[at]) {
      at--;
    }
    if (at >= 0) {
      add(view, hand, rows[at]);
    }
  }

  private static void add(GinView view, long hand, Row row) {
    GinSim known = GinSim.of(view);
    GinDeterminizer determinizer = GinDeterminizer.of(view, List.of(), new SplittableRandom(SEED));
    GinSim world = known.blank();
    int[] count = new int[Neighbours.CARDS];
    for (int guess = 0; guess < WORLDS; guess++) {
      determinizer.next(world);
      long guessed = world.hand(1);
      row.right += (double) Long.bitCount(guessed & hand) / WORLDS;
      row.couldKnock += couldKnock(guessed, known) ? 1.0 / WORLDS : 0;
      for (long left = guessed; left != 0; left &= left - 1) {
        count[Long.numberOfTrailingZeros(left)]++;
      }
    }
    row.moments++;
    row.really += couldKnock(hand, known) ? 1 : 0;
    row.loss += loss(view.unseen(), hand, count);
  }

  private static boolean couldKnock(long hand, GinSim known) {
    return Deadwood.least(hand, known.runs) <= known.limit;
  }

  /** How surprising the true place of each unseen card is, on average, in nats. */
  private static double loss(long unseen, long hand, int[] count) {
    double loss = 0;
    for (long left = unseen; left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      double likely = (count[card] + 0.5) / (WORLDS + 1);
      loss -= Math.log((hand >>> card & 1) == 1 ? likely : 1 - likely);
    }
    return loss / Long.bitCount(unseen);
  }
}
