package oklahoma.bot.gin.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oklahoma.bot.gin.ReferencePlayer;
import oklahoma.bot.gin.view.ObservedPlay;
import oklahoma.bot.neural.SparseInputs;
import oklahoma.bot.neural.SparseNet;
import oklahoma.bot.neural.TrainedNet;
import oklahoma.rules.fixture.RandomGinRules;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.CardBits;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Learns again what guesses at hands in gin for two rest on, from quick deals of reference players,
 * writes it as a file that takes the place of {@code gin-beliefs.bin}, and says for each reference
 * player how well it tells true hands from others. Run by its name; it takes many minutes. With one
 * thread the file depends on the seed and the sizes alone.
 */
class BeliefSchool {
  private static final Logger LOG = LoggerFactory.getLogger(BeliefSchool.class);
  private static final Path FILE =
      Path.of(System.getProperty("host.learn.file", "target/gin-beliefs.bin"));
  private static final int DEALS = Integer.getInteger("host.learn.deals", 4_000_000);
  private static final int COMPARED = Integer.getInteger("host.learn.compared", 4_000);
  private static final int THREADS = Integer.getInteger("host.learn.threads", 1);
  private static final long SEED = Long.getLong("host.learn.seed", 1);

  /** Reference players that it does not learn from, so that it can be judged on them. */
  private static final Set<ReferencePlayer> UNKNOWN =
      Stream.of(System.getProperty("host.learn.unknown", "").split(",", -1))
          .filter(name -> !name.isEmpty())
          .map(ReferencePlayer::valueOf)
          .collect(Collectors.toCollection(() -> EnumSet.noneOf(ReferencePlayer.class)));

  /** A step is made after so many moments. */
  private static final int STEP = 192;

  /** So many true hands with one card exchanged each moment is compared with. */
  private static final int EXCHANGES = 12;

  /** One of so many moments of a deal is a lesson; the others are too much like it. */
  private static final int APART = 3;

  private static final double FIRST_PACE = 1e-3;
  private static final double LAST_PACE = 3e-5;

  /** How many other rules it sees, less often. */
  private static final int OTHERS = 31;

  private static final GinRules CLASSIC = GinPreset.CLASSIC.rules(2);
  private static final GinRules TEN =
      CLASSIC.with(new GinRules.Knocking(GinRules.KnockLimit.TEN, GinRules.Undercut.EQUAL_OR_LESS));
  private static final float[] NO_NUMBERS = {};

  private final List<GinRules> others =
      Stream.generate(new SplittableRandom(SEED)::split)
          .map(chance -> RandomGinRules.forSeats(2, chance))
          .limit(OTHERS)
          .toList();
  private final List<ReferencePlayer> teachers =
      Stream.of(ReferencePlayer.values()).filter(each -> !UNKNOWN.contains(each)).toList();
  private final TrainedNet net = new TrainedNet(BeliefNet.SHAPE, new SplittableRandom(SEED));
  private final AtomicInteger dealt = new AtomicInteger();

  @Test
  void learnsAndTellsTrueHandsFromOthers()
      throws IOException, InterruptedException, ExecutionException {
    TrainedNet.teach(THREADS, SEED, this::learn);
    net.write(FILE);
    BeliefNet learnt;
    try (InputStream in = Files.newInputStream(FILE)) {
      learnt = new BeliefNet(SparseNet.read(BeliefNet.SHAPE, in));
    }
    for (ReferencePlayer reference : ReferencePlayer.values()) {
      double loss = loss(learnt, reference);
      LOG.info(
          "{} ({}): {} nats",
          reference,
          UNKNOWN.contains(reference) ? "unknown" : "known",
          String.format(Locale.ROOT, "%.4f", loss));
      assertThat(loss).isBetween(0.0, Math.log(2));
    }
  }

  private void learn(SplittableRandom chance) {
    TrainedNet.Slopes slopes = net.new Slopes();
    SparseInputs inputs = new SparseInputs();
    float[] predicted = new float[BeliefNet.SHAPE.outputs()];
    float[] errors = new float[predicted.length];
    for (int deal = dealt.getAndIncrement(); deal < DEALS; deal = dealt.getAndIncrement()) {
      ReferencePlayer teacher = teachers.get(chance.nextInt(teachers.size()));
      play(
          teacher,
          chance,
          moment -> {
            inputs.clear();
            BeliefNet.look(moment.deal, moment.other, moment.observed, inputs);
            int[] on = inputs.copy();
            slopes.asks(on, 0, NO_NUMBERS, predicted);
            Arrays.fill(errors, 0);
            moment.errors(predicted, errors, chance);
            slopes.add(on, 0, NO_NUMBERS, errors);
          });
      if (slopes.lessons() >= STEP) {
        slopes.step(FIRST_PACE * Math.pow(LAST_PACE / FIRST_PACE, (double) deal / DEALS));
      }
    }
  }

  /** How surprised it is, on average, that a hand is the true one of two, in nats. */
  private double loss(BeliefNet learnt, ReferencePlayer reference) {
    SplittableRandom chance = new SplittableRandom(~SEED);
    double[] sum = new double[2];
    for (int deal = 0; deal < COMPARED; deal++) {
      play(
          reference,
          chance,
          moment -> {
            HandWeights weights = learnt.weights(moment.deal, moment.other, moment.observed);
            sum[0] += moment.loss(weights, chance);
            sum[1]++;
          });
    }
    return sum[0] / sum[1];
  }

  /** Looks on while a deal is played. */
  @FunctionalInterface
  private interface Spectator {
    void look(Moment moment);
  }

  /** Plays a deal in which a reference player or Normal looks on as a reference player plays. */
  private void play(ReferencePlayer reference, SplittableRandom chance, Spectator spectator) {
    ReferencePlayer[] all = ReferencePlayer.values();
    ReferencePlayer looking =
        chance.nextInt(APART) > 0 ? ReferencePlayer.TUNED : all[chance.nextInt(all.length)];
    GinSimPolicy own = looking.quick(chance);
    WatchedSimPolicy watched = new WatchedSimPolicy(reference.quick(chance));
    int me = chance.nextInt(2);
    GinSimPolicy looks =
        new GinSimPolicy() {
          @Override
          public boolean takes(GinSim deal) {
            look(deal);
            return own.takes(deal);
          }

          @Override
          public void plays(GinSim deal) {
            look(deal);
            own.plays(deal);
          }

          private void look(GinSim deal) {
            boolean acted = watched.observed().turns() > 0 || watched.observed().leftLast() != 0;
            if (acted && chance.nextInt(APART) == 0) {
              Moment moment = new Moment(deal, 1 - me, watched.observed(), reference.hasty());
              if (moment.secret != 0 && moment.rest != 0) {
                spectator.look(moment);
              }
            }
          }
        };
    GinRollout.of(dealt(chance), me, looks, watched);
  }

  private GinSim dealt(SplittableRandom chance) {
    int kind = chance.nextInt(10);
    GinRules rules =
        kind < 4 ? TEN : kind < 8 ? CLASSIC : others.get(chance.nextInt(others.size()));
    int[] pack = GinSim.shuffled(chance);
    GinSim deal = new GinSim(rules, rules.limit(CardBits.card(pack[2 * rules.cardsEach()])));
    deal.deal(pack, chance.nextInt(2));
    return deal;
  }

  /** A moment at which a seat may guess at the other's hand. */
  private static final class Moment {
    private final GinSim deal;
    private final int other;
    private final ObservedPlay observed;
    private final boolean hasty;
    private final long hand;

    /** What the other holds in secret, and what it does not hold. */
    private final long secret;

    private final long rest;
    private final double[] ofHand = new double[HandLikelihood.FEATURES];
    private final double[] ofExchanged = new double[HandLikelihood.FEATURES];

    private Moment(GinSim deal, int other, ObservedPlay observed, boolean hasty) {
      this.deal = deal;
      this.other = other;
      this.observed = observed;
      this.hasty = hasty;
      hand = deal.hand(other);
      secret = hand & deal.unseen(deal.seat);
      rest = deal.unseen(deal.seat) & ~hand;
    }

    /** Adds how the loss depends on what the network says. */
    private void errors(float[] predicted, float[] errors, SplittableRandom chance) {
      float[] cards = Arrays.copyOf(predicted, BeliefNet.FEATURES);
      double[] features = new double[HandLikelihood.FEATURES];
      for (int i = 0; i < features.length; i++) {
        features[i] = predicted[BeliefNet.FEATURES + i];
      }
      HandWeights weights = new HandWeights(features, cards);
      HandLikelihood likelihood = new HandLikelihood(deal, other, observed, weights);
      likelihood.look(hand, hasty, ofHand);
      double own = weights.sum(ofHand, hand);
      for (int i = 0; i < EXCHANGES; i++) {
        int goes = some(secret, chance);
        int arriving = some(rest, chance);
        long exchanged = hand ^ 1L << goes ^ 1L << arriving;
        likelihood.look(exchanged, hasty, ofExchanged);
        double led = own - weights.sum(ofExchanged, exchanged);
        float error = (float) (-1 / (1 + Math.exp(led)) / EXCHANGES);
        errors[goes] += error;
        errors[arriving] -= error;
        for (int feature = 0; feature < ofHand.length; feature++) {
          errors[BeliefNet.FEATURES + feature] +=
              error * (float) (ofHand[feature] - ofExchanged[feature]);
        }
      }
    }

    /** How surprised one is that a hand is the true one of two. */
    private double loss(HandWeights weights, SplittableRandom chance) {
      HandLikelihood likelihood = new HandLikelihood(deal, other, observed, weights);
      long exchanged = hand ^ 1L << some(secret, chance) ^ 1L << some(rest, chance);
      return Math.log1p(Math.exp(likelihood.of(exchanged, hasty) - likelihood.of(hand, hasty)));
    }

    private static int some(long cards, SplittableRandom chance) {
      long left = cards;
      for (int skipped = chance.nextInt(Long.bitCount(cards)); skipped > 0; skipped--) {
        left &= left - 1;
      }
      return Long.numberOfTrailingZeros(left);
    }
  }
}
