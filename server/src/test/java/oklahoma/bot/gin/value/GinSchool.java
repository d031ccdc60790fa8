package oklahoma.bot.gin.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import oklahoma.bot.gin.sim.BaselineSimPolicy;
import oklahoma.bot.gin.sim.GinRollout;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.sim.GinSimPolicy;
import oklahoma.bot.gin.sim.TunedSimPolicy;
import oklahoma.bot.neural.SparseNet;
import oklahoma.bot.neural.TrainedNet;
import oklahoma.rules.card.Suited;
import oklahoma.rules.fixture.RandomGinRules;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.MatchEnd;
import oklahoma.rules.gin.meld.CardBits;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Trains Expert's value network of gin for two again, from deals of the network with itself, with
 * Normal and with <em>plain</em>, writes it as a file that takes the place of {@code
 * gin-values.bin}, and says how it does alone against Normal. Run by its name; it takes many
 * minutes. With one thread the file depends on the seed and the sizes alone.
 */
class GinSchool {
  private static final Logger LOG = LoggerFactory.getLogger(GinSchool.class);
  private static final Path FILE =
      Path.of(System.getProperty("host.learn.file", "target/gin-values.bin"));
  private static final int DEALS = Integer.getInteger("host.learn.deals", 12_000_000);
  private static final int COMPARED = Integer.getInteger("host.learn.compared", 2_000);
  private static final int THREADS = Integer.getInteger("host.learn.threads", 1);
  private static final long SEED = Long.getLong("host.learn.seed", 1);

  /** In so much of the deals it watches Normal. */
  private static final double FOLLOWS = 0.07;

  /** The deals of a step. */
  private static final int STEP = 48;

  private static final double FIRST_PACE = 1e-3;
  private static final double LAST_PACE = 1e-4;

  /** How many rules it plays besides those that are played most. */
  private static final int OTHERS = 31;

  /** Longer matches than this are like matches for points. */
  private static final int LONG = 200;

  /** The spread of a round's points. */
  private static final double SPREAD = 35;

  private static final GinRules CLASSIC = GinPreset.CLASSIC.rules(2);
  private static final GinRules TEN =
      CLASSIC
          .with(new GinRules.Knocking(GinRules.KnockLimit.TEN, GinRules.Undercut.EQUAL_OR_LESS))
          .with(new GinRules.Bonuses(25, 25));

  private final List<GinRules> others =
      Stream.generate(new SplittableRandom(SEED)::split)
          .map(chance -> RandomGinRules.forSeats(2, chance))
          .filter(
              rules -> !(rules.end() instanceof MatchEnd.Target target && target.points() > LONG))
          .limit(OTHERS)
          .toList();

  private final TrainedNet net = new TrainedNet(GinNet.SHAPE, new SplittableRandom(SEED));
  private final AtomicInteger dealt = new AtomicInteger();

  /** A deal that has begun, and what its ends are worth to each seat. */
  private record Begun(GinSim deal, List<Payoffs> payoffs) {}

  @Test
  void learnsAndPlaysAgainstNormal() throws IOException, InterruptedException, ExecutionException {
    TrainedNet.teach(THREADS, SEED, this::learn);
    net.write(FILE);
    GinNet learnt;
    try (InputStream in = Files.newInputStream(FILE)) {
      learnt = new GinNet(SparseNet.read(GinNet.SHAPE, in));
    }
    double wins = wins(learnt, TEN);
    LOG.info(
        "wins {} of matches against Normal with limit 10, {} with the up-card's limit",
        rounded(wins),
        rounded(wins(learnt, CLASSIC)));
    assertThat(wins).isPositive();
  }

  private void learn(SplittableRandom chance) {
    TrainedNet.Slopes slopes = net.new Slopes();
    GinNet now = new GinNet(net.network());
    List<Lesson> lessons = new ArrayList<>();
    for (int first = dealt.getAndAdd(STEP); first < DEALS; first = dealt.getAndAdd(STEP)) {
      double part = (double) first / DEALS;
      lessons.clear();
      for (int i = 0; i < STEP; i++) {
        play(now, part < FOLLOWS, lessons, chance);
      }
      lessons.forEach(lesson -> lesson.teach(slopes));
      slopes.step(FIRST_PACE * Math.pow(LAST_PACE / FIRST_PACE, part));
    }
  }

  /** Plays a deal: of ten six with itself, two with Normal, and two with <em>plain</em>. */
  private void play(GinNet now, boolean follows, List<Lesson> lessons, SplittableRandom chance) {
    Begun begun = begun(rules(chance), chance);
    List<PupilPolicy> pupils =
        begun.payoffs().stream()
            .map(payoffs ->
                follows
                    ? PupilPolicy.asNormal(now, payoffs, chance)
                    : PupilPolicy.learns(now, payoffs, chance))
            .toList();
    int kind = follows ? 0 : chance.nextInt(10);
    int me = chance.nextInt(2);
    GinSimPolicy other =
        switch (kind) {
          case 6, 7 -> TunedSimPolicy.USUAL;
          case 8, 9 -> new BaselineSimPolicy(chance);
          default -> pupils.get(1 - me);
        };
    GinRollout.of(begun.deal(), me, pupils.get(me), other);
    pupils.forEach(pupil -> pupil.teaches(begun.deal(), lessons));
  }

  private GinRules rules(SplittableRandom chance) {
    int kind = chance.nextInt(10);
    return kind < 3 ? CLASSIC : kind < 6 ? TEN : others.get(chance.nextInt(others.size()));
  }

  /** A deal at some score of a match, or one for points. */
  private static Begun begun(GinRules rules, SplittableRandom chance) {
    boolean points = !GinWinProbability.known(rules) || chance.nextInt(12) == 0;
    return switch (rules.end()) {
      case MatchEnd.Target target when !points && chance.nextInt(3) > 0 -> {
        List<Integer> totals =
            List.of(chance.nextInt(target.points()), chance.nextInt(target.points()));
        yield begun(rules, totals, 0, false, chance);
      }
      case MatchEnd.Target target -> begun(rules, List.of(0, 0), 0, points, chance);
      case MatchEnd.Rounds rounds -> {
        int left = 1 + chance.nextInt(rounds.count());
        double spread = SPREAD * Math.sqrt(rounds.count() - left);
        List<Integer> totals =
            List.of(
                (int) Math.abs(spread * chance.nextGaussian()),
                (int) Math.abs(spread * chance.nextGaussian()));
        yield begun(rules, totals, left, points, chance);
      }
    };
  }

  private static Begun begun(
      GinRules rules, List<Integer> totals, int left, boolean points, SplittableRandom chance) {
    int[] pack = GinSim.shuffled(chance);
    Suited upCard = CardBits.card(pack[2 * rules.cardsEach()]);
    GinSim deal = new GinSim(rules, rules.limit(upCard));
    List<Payoffs> payoffs = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++) {
      payoffs.add(
          new Payoffs(
              deal,
              seat,
              points
                  ? GinStakes.ofPoints(rules, upCard, seat)
                  : GinStakes.ofMatch(rules, upCard, seat, totals, left)));
    }
    deal.deal(pack, chance.nextInt(2));
    return new Begun(deal, payoffs);
  }

  /** The share of matches to 100 that a network wins alone against Normal, deals mirrored. */
  private static double wins(GinNet learnt, GinRules rules) {
    int won = 0;
    for (int match = 0; match < 2 * COMPARED; match++) {
      SplittableRandom chance = new SplittableRandom(SEED + match / 2);
      int me = match % 2;
      List<Integer> totals = List.of(0, 0);
      while (totals.get(0) < 100 && totals.get(1) < 100) {
        int[] pack = GinSim.shuffled(chance);
        Suited upCard = CardBits.card(pack[2 * rules.cardsEach()]);
        GinSim deal = new GinSim(rules, rules.limit(upCard));
        Payoffs payoffs = new Payoffs(deal, me, GinStakes.ofMatch(rules, upCard, me, totals, 0));
        deal.deal(pack, chance.nextInt(2));
        GinRollout.of(deal, me, PupilPolicy.best(learnt, payoffs, chance), TunedSimPolicy.USUAL);
        List<Integer> points = TwoPlayerWinProbability.points(deal, upCard);
        totals = List.of(totals.get(0) + points.get(0), totals.get(1) + points.get(1));
      }
      won += totals.get(me) >= 100 ? 1 : 0;
    }
    return (double) won / (2 * COMPARED);
  }

  private static String rounded(double share) {
    return String.format(Locale.ROOT, "%.3f", share);
  }
}
