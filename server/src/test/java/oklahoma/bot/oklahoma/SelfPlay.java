package oklahoma.bot.oklahoma;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import oklahoma.bot.oklahoma.TrainedNetwork.Lesson;
import oklahoma.bot.oklahoma.plan.HandFeatures;
import oklahoma.bot.oklahoma.sim.OklahomaRollout;
import oklahoma.bot.oklahoma.sim.OklahomaSim;
import oklahoma.bot.oklahoma.sim.SimPlayer;
import oklahoma.bot.oklahoma.sim.SimPlayer.Moment;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaRules;

/**
 * Learns what hands are worth under a contract. In each round the network of before plays with
 * itself at a table of counts, and a network learns from that round and the one before what the
 * hands came to: the points by which the seat led the mean of the others, mixed with what the
 * player itself thought of the seat's next moments.
 */
public final class SelfPlay {
  /** Seats of the tables, as often as they are named. */
  private static final int[] SEATS = {2, 2, 3, 3, 3, 4, 4, 4, 5, 6};

  /** How much of a moment's target is what came after the next moment, not what that promised. */
  private static final double TRUST_IN_WHAT_CAME = 0.8;

  private static final double LEFT_TO_CHANCE = 0.04;
  private static final int PASSES = 2;
  private static final double FIRST_PACE = 2e-3;
  private static final double LAST_PACE = 1e-4;

  private final Contract contract;
  private final int rounds;
  private final int deals;
  private final RandomGenerator chance;
  private final TrainedNetwork network;

  /**
   * A school that has not begun.
   *
   * @param units of the network, between its inputs and its output
   * @param deals of each round
   * @param seed decides everything, with the contract
   */
  SelfPlay(Contract contract, int units, int rounds, int deals, long seed) {
    this.contract = contract;
    this.rounds = rounds;
    this.deals = deals;
    this.chance = new SplittableRandom(seed * Contract.values().length + contract.ordinal());
    this.network = new TrainedNetwork(units, chance);
  }

  /** Learns; one network, for the line of the contract. */
  TrainedNetwork learn() {
    ToDoubleFunction<float[]> value = SelfPlay::beginner;
    List<Lesson> before = List.of();
    for (int round = 0; round < rounds; round++) {
      List<Lesson> now = round(value);
      List<Lesson> both = new ArrayList<>(before);
      both.addAll(now);
      double pace = FIRST_PACE * Math.pow(LAST_PACE / FIRST_PACE, (double) round / rounds);
      for (int pass = 0; pass < PASSES; pass++) {
        network.learn(both, pace, chance);
      }
      before = now;
      value = network.network()::of;
    }
    return network;
  }

  /** What a beginner thinks of a hand: that it should be near, and cheap. */
  public static double beginner(float[] inputs) {
    return -24 * inputs[HandFeatures.DISTANCE]
        + 8 * inputs[HandFeatures.ACCEPTED]
        - 8 * inputs[HandFeatures.POINTS];
  }

  private List<Lesson> round(ToDoubleFunction<float[]> value) {
    List<Lesson> lessons = new ArrayList<>();
    for (int deal = 0; deal < deals; deal++) {
      int seats = SEATS[deal % SEATS.length];
      lessons.addAll(deal(OklahomaRules.standard(seats), value));
    }
    return lessons;
  }

  private List<Lesson> deal(OklahomaRules rules, ToDoubleFunction<float[]> value) {
    List<SimPlayer> players = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      players.add(new SimPlayer(contract, value, LEFT_TO_CHANCE, chance));
    }
    int[] points = OklahomaRollout.on(OklahomaSim.dealt(rules, contract, chance), players);
    int all = Arrays.stream(points).sum();
    List<Lesson> lessons = new ArrayList<>();
    for (int seat = 0; seat < points.length; seat++) {
      double others = (double) (all - points[seat]) / (points.length - 1);
      lessons.addAll(lessons(players.get(seat).moments(), others - points[seat]));
    }
    return lessons;
  }

  /** What each moment of a seat should have promised. */
  private static List<Lesson> lessons(List<Moment> moments, double lead) {
    List<Lesson> lessons = new ArrayList<>();
    double target = lead;
    for (Moment moment : moments.reversed()) {
      lessons.add(moment.lesson(target));
      target = TRUST_IN_WHAT_CAME * target + (1 - TRUST_IN_WHAT_CAME) * moment.value();
    }
    return lessons;
  }
}
