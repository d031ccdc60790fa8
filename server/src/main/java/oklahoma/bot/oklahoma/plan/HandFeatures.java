package oklahoma.bot.oklahoma.plan;

import java.util.Arrays;
import oklahoma.bot.oklahoma.value.ValueNet;
import oklahoma.rules.oklahoma.Contract;

/**
 * A hand and its surroundings as features around -1 to 1, the inputs of a {@link ValueNet}.
 * Single-threaded and reused.
 */
public final class HandFeatures {
  /** The number of features. */
  public static final int COUNT = 33;

  private static final int OWN = 14;

  /** The index of the distance from the contract. */
  public static final int DISTANCE = OWN;

  /** The index of the share of unseen cards that would bring it nearer. */
  public static final int ACCEPTED = 18;

  /** The index of the points of the hand. */
  public static final int POINTS = 24;

  private static final int WILD = CardKinds.WILD;
  private static final float MEAN_POINTS = 8.3f;

  /** The lower bound of probabilities before their logarithm is taken. */
  private static final double TINY = 1e-4;

  private final ContractPlans finder;
  private final HandPlans plans = new HandPlans();
  private final boolean[] placeable;
  private final int[] live = new int[CardKinds.KINDS];
  private double unseen;
  private final float[] values = new float[COUNT];

  public HandFeatures(Contract contract, boolean[] placeable) {
    this.finder = new ContractPlans(contract);
    this.placeable = placeable;
  }

  /**
   * Sets the cards that may still come; call this before reading hands.
   *
   * @param copies the unseen cards of each kind
   */
  public void outlook(int[] copies) {
    System.arraycopy(copies, 0, live, 0, live.length);
    unseen = Math.max(1, Arrays.stream(live).sum());
    finder.copies(live);
  }

  /** The plans of a hand. The object is reused for the next hand. */
  public HandPlans plans(int[] hand) {
    finder.find(hand, plans);
    return plans;
  }

  /** The kinds that the nearest plans of a hand use, if the hand has other kinds too. */
  public long needed(int[] hand) {
    long needed = plans(hand).used | 1L << WILD;
    int idle = 0;
    for (int kind = 0; kind < hand.length; kind++) {
      idle += hand[kind] > 0 && (needed >> kind & 1) == 0 ? 1 : 0;
    }
    return idle > 1 ? needed : 0;
  }

  /** The features that do not depend on the hand. */
  public void around(float[] numbers) {
    System.arraycopy(numbers, 0, values, 0, OWN);
  }

  /**
   * The features of a hand between two turns of its seat. The array is reused.
   *
   * @param turnsAway the number of other seats' turns before its next one, as a fraction of a lap
   */
  public float[] of(int[] hand, float turnsAway) {
    plans(hand);
    nearness();
    cards(hand);
    values[32] = turnsAway;
    return values;
  }

  private void nearness() {
    int distance = plans.distance;
    float accepted = part(plans.wanted) * 4;
    values[DISTANCE] = distance / 4f;
    values[15] = distance == 0 ? 1 : 0;
    values[16] = distance == 1 ? 1 : 0;
    values[17] = distance == 2 ? 1 : 0;
    values[ACCEPTED] = accepted;
    values[19] = distance == 1 ? accepted : 0;
    values[20] = distance == 2 ? accepted : 0;
    values[21] = part(plans.wantedFarther & ~plans.wanted) * 3;
    values[22] = (float) Math.log(plans.nearest + TINY) / 4;
    values[23] = (float) Math.log(Math.max(0, plans.all - plans.nearest) + TINY) / 6;
  }

  /** The share of unseen cards that are of some kinds. */
  private float part(long kinds) {
    int sum = 0;
    for (long left = kinds; left != 0; left &= left - 1) {
      sum += live[Long.numberOfTrailingZeros(left)];
    }
    return (float) (sum / unseen);
  }

  private void cards(int[] hand) {
    long near = plans.used | 1L << WILD;
    long far = near | plans.usedFarther;
    int size = 0;
    int points = 0;
    int idle = 0;
    int idlePoints = 0;
    int farIdlePoints = 0;
    int placed = 0;
    int placedPoints = 0;
    for (int kind = 0; kind <= WILD; kind++) {
      int worth = hand[kind] * points(kind);
      size += hand[kind];
      points += worth;
      if (worth > 0 && (near >> kind & 1) == 0) {
        idle += hand[kind];
        idlePoints += worth;
        farIdlePoints += (far >> kind & 1) == 0 ? worth : 0;
        placed += placeable[kind] ? hand[kind] : 0;
        placedPoints += placeable[kind] ? worth : 0;
      }
    }
    values[POINTS] = (points - 75) / 40f;
    values[25] = idle / 5f;
    values[26] = idlePoints / 40f;
    values[27] = farIdlePoints / 40f;
    values[28] = placed / 4f;
    values[29] = placedPoints / 40f;
    values[30] = hand[WILD] / 2f;
    values[31] = (size - 10) / 4f;
  }

  /** Adds unknown cards to the latest hand; they count as useless. */
  public void burden(int cards) {
    float points = MEAN_POINTS * cards;
    values[POINTS] += points / 40;
    values[25] += cards / 5f;
    values[26] += points / 40;
    values[27] += points / 80;
    values[31] += cards / 4f;
  }

  /** The points of a card of a kind (O-7). */
  public static int points(int kind) {
    int rank = kind % CardKinds.RANKS;
    return kind == WILD ? 20 : rank == CardKinds.RANKS - 1 ? 15 : rank >= 8 ? 10 : 5;
  }
}
