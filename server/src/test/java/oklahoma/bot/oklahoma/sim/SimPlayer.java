package oklahoma.bot.oklahoma.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import oklahoma.bot.oklahoma.TrainedNetwork.Lesson;
import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.bot.oklahoma.plan.HandFeatures;
import oklahoma.bot.oklahoma.value.ValueNet;
import oklahoma.rules.oklahoma.Contract;

/**
 * Does at a table of counts what promises most by a value of hands, and keeps what it saw on the
 * way: the inputs of each moment and what the value made of them.
 */
public final class SimPlayer implements OklahomaRollout.Player {
  private static final int KINDS = CardKinds.KINDS;
  private static final int WILD = CardKinds.WILD;

  /** A moment of a deal: a hand between two turns, and what the value said of it. */
  public static final class Moment {
    private final float[] inputs;
    private final double value;

    Moment(float[] inputs, double value) {
      this.inputs = inputs;
      this.value = value;
    }

    /** What the value said of it. */
    public double value() {
      return value;
    }

    /** The lesson that it was worth so many points. */
    public Lesson lesson(double points) {
      return new Lesson(inputs, (float) (points / ValueNet.SCALE));
    }
  }

  private final ToDoubleFunction<float[]> value;
  private final double random;
  private final RandomGenerator chance;
  private final boolean[] placeable = new boolean[KINDS];
  private final int[] live = new int[KINDS];
  private final HandFeatures inputs;
  private final List<Moment> moments = new ArrayList<>();

  /**
   * A player of one seat.
   *
   * @param random the part of its discards that are left to chance
   */
  public SimPlayer(
      Contract contract, ToDoubleFunction<float[]> value, double random, RandomGenerator chance) {
    this.value = value;
    this.random = random;
    this.chance = chance;
    this.inputs = new HandFeatures(contract, placeable);
  }

  /** What it saw since it was asked last. */
  public List<Moment> moments() {
    List<Moment> seen = List.copyOf(moments);
    moments.clear();
    return seen;
  }

  @Override
  public boolean takes(OklahomaSim deal, int seat) {
    look(deal, seat, deal.turnsEnded());
    int[] hand = deal.hands[seat];
    int top = deal.top();
    boolean claims = inputs.plans(hand).goesWith(top);
    float[] now = inputs.of(hand, 0).clone();
    double stays = value.applyAsDouble(now);
    boolean takes = false;
    if (claims) {
      hand[top]++;
      takes = worth(hand, best(deal, seat, top, false), deal.seats) > stays;
      hand[top]--;
    }
    if (!takes) {
      moments.add(new Moment(now, stays));
    }
    return takes;
  }

  @Override
  public boolean claims(OklahomaSim deal, int seat, int turnsAway) {
    look(deal, seat, deal.turnsEnded());
    int[] hand = deal.hands[seat];
    int top = deal.top();
    boolean needs = inputs.plans(hand).lacks(top);
    float away = (float) turnsAway / deal.seats;
    float[] now = inputs.of(hand, away).clone();
    double stays = value.applyAsDouble(now);
    boolean claims = false;
    if (needs) {
      hand[top]++;
      float[] more = inputs.of(hand, away);
      inputs.burden(1);
      double gains = value.applyAsDouble(more) - stays;
      claims = (random > 0 && chance.nextDouble() < random) || gains > 0;
      hand[top]--;
    }
    if (!claims && needs) {
      moments.add(new Moment(now, stays));
    }
    return claims;
  }

  @Override
  public int discards(OklahomaSim deal, int seat) {
    look(deal, seat, deal.turnsEnded() + 1);
    int[] hand = deal.hands[seat];
    boolean chosen = chance.nextDouble() >= random;
    int kind = chosen ? best(deal, seat, KINDS, true) : any(hand);
    hand[kind]--;
    float[] left = inputs.of(hand, lap(deal.seats)).clone();
    moments.add(new Moment(left, value.applyAsDouble(left)));
    hand[kind]++;
    return kind;
  }

  private void look(OklahomaSim deal, int seat, int turnsEnded) {
    deal.unseen(seat, live);
    inputs.outlook(live);
    inputs.around(deal.around(seat, turnsEnded));
    for (int kind = 0; kind < WILD; kind++) {
      placeable[kind] = deal.melds.fits(kind);
    }
  }

  private int any(int[] hand) {
    int[] cards = new int[KINDS];
    int count = 0;
    for (int kind = 0; kind < WILD; kind++) {
      if (hand[kind] > 0) {
        cards[count++] = kind;
      }
    }
    return count == 0 ? WILD : cards[chance.nextInt(count)];
  }

  private static float lap(int seats) {
    return (seats - 1f) / seats;
  }

  private double worth(int[] hand, int kind, int seats) {
    hand[kind]--;
    double worth = value.applyAsDouble(inputs.of(hand, lap(seats)));
    hand[kind]++;
    return worth;
  }

  /** The kind that the hand can spare best. */
  private int best(OklahomaSim deal, int seat, int kept, boolean feeding) {
    int[] hand = deal.hands[seat];
    long needed = inputs.needed(hand);
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int kind = 0; kind < KINDS; kind++) {
      if (hand[kind] > 0 && kind != kept && (needed >> kind & 1) == 0) {
        double worth =
            worth(hand, kind, deal.seats) - (feeding ? SimFeeding.cost(deal, seat, kind) : 0);
        if (worth > most) {
          most = worth;
          best = kind;
        }
      }
    }
    return best;
  }
}
