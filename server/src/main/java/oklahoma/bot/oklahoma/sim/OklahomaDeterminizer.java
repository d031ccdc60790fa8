package oklahoma.bot.oklahoma.sim;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.bot.oklahoma.plan.HandPlans;

/**
 * Samples what a seat does not see in a deal of Oklahoma. It deals the hidden cards at random in
 * addition to the cards that others took, and improves each hand by as many draws as its seat has
 * had turns. It deals a hand again if that hand would have claimed a card that its seat left.
 */
public final class OklahomaDeterminizer {
  private static final int MOST_TURNS = 12;

  /** How many of the latest discards it checks. */
  private static final int LET_LIE = 16;

  private static final int TRIES = 4;

  /** The probability that a hand is accepted although it wants a card that its seat left. */
  private static final double OVERLOOKED = 0.2;

  private final OklahomaSim known;
  private final int me;
  private final RandomGenerator chance;
  private final int[] hidden;
  private final int turns;
  private final long letLie;

  /** How many cards of each seat are hidden. */
  private final int[] secrets;

  private final int[] drawn = new int[CardKinds.KINDS];

  /**
   * Guesses.
   *
   * @param known the deal as a seat sees it
   * @param me the seat
   */
  public OklahomaDeterminizer(OklahomaSim known, int me, RandomGenerator chance) {
    this.known = known;
    this.me = me;
    this.chance = chance;
    int[] live = new int[CardKinds.KINDS];
    known.unseen(me, live);
    hidden = new int[Arrays.stream(live).sum()];
    int at = 0;
    for (int kind = 0; kind < live.length; kind++) {
      Arrays.fill(hidden, at, at + live[kind], kind);
      at += live[kind];
    }
    secrets = new int[known.seats];
    for (int seat = 0; seat < known.seats; seat++) {
      secrets[seat] = seat == me ? 0 : known.sizes[seat] - Arrays.stream(known.exposed[seat]).sum();
    }
    turns = Math.min(MOST_TURNS, Math.ceilDiv(known.turnsEnded(), known.seats));
    letLie = known.letLie(LET_LIE);
  }

  /** Replaces this deal by the next sample of the known one. */
  public void next(OklahomaSim world) {
    world.copy(known);
    shuffle();
    int at = 0;
    for (int seat = 0; seat < known.seats; seat++) {
      for (int card = 0; card < secrets[seat]; card++) {
        world.give(seat, hidden[at++]);
      }
      world.sizes[seat] = known.sizes[seat];
    }
    world.stock.of(hidden, at);
    if (world.stock.size() > 0) {
      likely(world);
    }
  }

  private void shuffle() {
    for (int left = hidden.length; left > 1; left--) {
      int at = chance.nextInt(left);
      int card = hidden[at];
      hidden[at] = hidden[left - 1];
      hidden[left - 1] = card;
    }
  }

  private void likely(OklahomaSim world) {
    for (int seat = 0; seat < world.seats; seat++) {
      if (seat != me && !world.down[seat] && secrets[seat] > 0) {
        improve(world, seat);
        for (int tries = 0; tries < TRIES && unlikely(world, seat); tries++) {
          dealAnew(world, seat);
          improve(world, seat);
        }
      }
    }
  }

  private boolean unlikely(OklahomaSim world, int seat) {
    HandPlans plans = world.plans(seat);
    return plans.distance > 0 && (plans.wanted & letLie) != 0 && chance.nextDouble() >= OVERLOOKED;
  }

  /** Returns the seat's hidden cards to the stock and deals as many others. */
  private void dealAnew(OklahomaSim world, int seat) {
    Arrays.fill(drawn, 0);
    for (int kind = 0; kind < drawn.length; kind++) {
      while (world.hands[seat][kind] > world.exposed[seat][kind]) {
        world.remove(seat, kind);
        int place = chance.nextInt(world.stock.size());
        drawn[world.stock.at(place)]++;
        world.stock.put(place, kind);
      }
    }
    for (int kind = 0; kind < drawn.length; kind++) {
      for (int card = 0; card < drawn[kind]; card++) {
        world.give(seat, kind);
      }
    }
  }

  private void improve(OklahomaSim world, int seat) {
    for (int turn = 0; turn < turns; turn++) {
      int place = chance.nextInt(world.stock.size());
      int kind = world.stock.at(place);
      boolean nearer = world.plans(seat).distance > 0;
      world.give(seat, kind);
      // A seat that could lay down would have done so.
      boolean ready = nearer && world.plans(seat).distance == 0;
      int thrown = ready ? kind : idlest(world, seat);
      world.remove(seat, thrown);
      world.stock.put(place, thrown);
    }
  }

  /** The hidden card that helps a hand least; a wild only if there is no other card. */
  private static int idlest(OklahomaSim world, int seat) {
    HandPlans plans = world.plans(seat);
    int[] hand = world.hands[seat];
    int[] exposed = world.exposed[seat];
    int idlest = CardKinds.WILD;
    float most = Float.NEGATIVE_INFINITY;
    for (int kind = 0; kind < CardKinds.WILD; kind++) {
      float idle = hand[kind] > exposed[kind] ? RolloutPolicy.idle(plans, kind) : most;
      if (idle > most) {
        most = idle;
        idlest = kind;
      }
    }
    return idlest;
  }
}
