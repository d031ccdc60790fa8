package oklahoma.bot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import oklahoma.bot.gin.sim.BaselineSimPolicy;
import oklahoma.bot.gin.sim.GinRollout;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.sim.GinSimPolicy;
import oklahoma.bot.gin.sim.TunedSimPolicy;
import oklahoma.bot.oklahoma.EasyPolicy;
import oklahoma.bot.oklahoma.NormalPolicy;
import oklahoma.bot.oklahoma.OklahomaArena;
import oklahoma.bot.oklahoma.OklahomaBot;
import oklahoma.bot.oklahoma.OklahomaPolicy;
import oklahoma.bot.oklahoma.sim.OklahomaRollout;
import oklahoma.bot.oklahoma.sim.OklahomaSim;
import oklahoma.bot.oklahoma.sim.RolloutPolicy;
import oklahoma.bot.oklahoma.sim.SimPlayer;
import oklahoma.bot.oklahoma.value.ValueNets;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How many deals one core plays to their end in a second, all seats by the same player. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class RolloutBench {
  private static final int ORDERS = 4096;
  private static final int LIMIT = 10;

  /** Gin for two at the table of bits, limit 10. */
  @State(Scope.Thread)
  public static class OfGin {
    private final int[][] orders = new int[ORDERS][];
    private final GinRules rules = GinPreset.CLASSIC.rules(2);
    private final GinSim deal = new GinSim(rules, LIMIT);
    private final GinSimPolicy plain = new BaselineSimPolicy(new SplittableRandom(1));
    private int next;

    /** Shuffles the packs. */
    @Setup
    public void shuffle() {
      RandomGenerator chance = new SplittableRandom(11);
      for (int i = 0; i < ORDERS; i++) {
        List<Card> order = new ArrayList<>(rules.pack());
        Collections.shuffle(order, Random.from(chance));
        orders[i] =
            order.stream()
                .mapToInt(card -> Long.numberOfTrailingZeros(CardBits.bit(card)))
                .toArray();
      }
    }

    private int played(GinSimPolicy policy) {
      next = (next + 1) % ORDERS;
      deal.deal(orders[next], next % 2);
      GinRollout.of(deal, policy);
      return deal.caller;
    }
  }

  /** A hand of standard Oklahoma for four. */
  @State(Scope.Thread)
  public static class OfOklahoma {
    private static final int SEATS = 4;

    private final OklahomaRules rules = OklahomaRules.standard(SEATS);
    private final RandomGenerator chance = new SplittableRandom(11);

    /** Which of the five hands. */
    @Param({"1", "2", "3", "4", "5"})
    private int hand;

    private final List<OklahomaSim> dealt = new ArrayList<>();
    private int next;

    /** Deals the hands that are played on. */
    @Setup
    public void deal() {
      for (int i = 0; i < ORDERS / 16; i++) {
        dealt.add(OklahomaSim.dealt(rules, Contract.ofHand(hand), chance));
      }
    }

    private int played() {
      next = (next + 1) % dealt.size();
      OklahomaSim deal = dealt.getFirst().blank();
      deal.copy(dealt.get(next));
      return OklahomaRollout.on(deal, RolloutPolicy.players(deal))[0];
    }

    private int atTable(OklahomaPolicy judgement) {
      OklahomaBot bot = new OklahomaBot(judgement);
      Bot player =
          (deal, soFar, me, random) -> bot.choose((Oklahoma) deal.value(), soFar, me, random);
      List<Bot> players = Collections.nCopies(SEATS, player);
      return new OklahomaArena(players, chance.nextLong()).hand(rules, hand, Seat.A).discards();
    }

    private int counted() {
      Contract contract = Contract.ofHand(hand);
      ToDoubleFunction<float[]> value = ValueNets.OWN.of(contract)::of;
      List<SimPlayer> players = new ArrayList<>();
      for (int seat = 0; seat < SEATS; seat++) {
        players.add(new SimPlayer(contract, value, 0, chance));
      }
      return OklahomaRollout.on(OklahomaSim.dealt(rules, contract, chance), players)[0];
    }
  }

  /** <em>Plain</em> with itself. */
  @Benchmark
  public int ginOfPlain(OfGin gin) {
    return gin.played(gin.plain);
  }

  /** Normal plays with itself. */
  @Benchmark
  public int ginOfNormal(OfGin gin) {
    return gin.played(TunedSimPolicy.USUAL);
  }

  /** Easy against itself, on the rules alone, with all events that a bot sees. */
  @Benchmark
  public int oklahomaOfEasy(OfOklahoma oklahoma) {
    return oklahoma.atTable(new EasyPolicy());
  }

  /** Normal with itself, at the same table. */
  @Benchmark
  public int oklahomaOfNormal(OfOklahoma oklahoma) {
    return oklahoma.atTable(new NormalPolicy());
  }

  /** What was learnt about hands, without lookahead, at the table of counts. */
  @Benchmark
  public int oklahomaCounted(OfOklahoma oklahoma) {
    return oklahoma.counted();
  }

  /** Those who play on in the worlds that Hard guesses, at the same table. */
  @Benchmark
  public int oklahomaQuick(OfOklahoma oklahoma) {
    return oklahoma.played();
  }
}
