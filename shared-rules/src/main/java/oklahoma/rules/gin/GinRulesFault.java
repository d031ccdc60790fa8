package oklahoma.rules.gin;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A fault in a set of rules: a value out of range, or two values that exclude each other. */
public enum GinRulesFault {
  /** Seats outside 2 to 4. */
  SEATS,
  /** A bonus for gin that is neither 20 nor 25. */
  GIN_BONUS,
  /** A bonus for an undercut other than 10, 20 or 25. */
  UNDERCUT_BONUS,
  /** A box that is worth neither 20 nor 25. */
  BOX,
  /** A target outside 50 to 500. */
  TARGET,
  /** Rounds outside 1 to 20. */
  ROUNDS,
  /** A buy-in outside 1 to 10,000 chips. */
  BUY_IN,
  /** A turn clock outside 15 to 300 seconds. */
  TURN_SECONDS,
  /** A lay-off clock outside 5 to 300 seconds. */
  LAY_OFF_SECONDS,
  /** The up-card is offered, but only two seats can answer such an offer (G-3). */
  OFFER_OF_SEVERAL,
  /** A prize pool, but no penalties are counted (G-22). */
  POOL_WITHOUT_PENALTIES,
  /** A surcharge on a penalty, but no penalties are counted. */
  SURCHARGE_WITHOUT_PENALTIES,
  /** Deadwood that is penalised in full, but no penalties are counted. */
  FULL_WITHOUT_PENALTIES,
  /** Boxes, but the differences are not counted. */
  BOX_WITHOUT_DIFFERENCE,
  /** A game bonus, but the differences are not counted. */
  GAME_BONUS_WITHOUT_DIFFERENCE,
  /** Hollywood, but the differences are not counted. */
  HOLLYWOOD_WITHOUT_DIFFERENCE,
  /** A target, but the differences are not counted. */
  TARGET_WITHOUT_DIFFERENCE,
  /** Hollywood with more than two seats. */
  HOLLYWOOD_OF_SEVERAL;

  /** Cached, since every set of rules is checked against these values. */
  private static final Map<GinRulesFault, List<Integer>> ALLOWED =
      Arrays.stream(values())
          .collect(Collectors.toUnmodifiableMap(fault -> fault, GinRulesFault::listed));

  /** The allowed values, lowest first; empty for a fault of two parameters together. */
  public List<Integer> allowed() {
    return Objects.requireNonNull(ALLOWED.get(this));
  }

  /** Whether a value is allowed. */
  boolean allows(int value) {
    return Collections.binarySearch(allowed(), value) >= 0;
  }

  private List<Integer> listed() {
    return switch (this) {
      case SEATS -> range(2, 4);
      case GIN_BONUS -> List.of(20, 25);
      case UNDERCUT_BONUS -> List.of(10, 20, 25);
      case BOX -> List.of(20, 25);
      case TARGET -> range(50, 500);
      case ROUNDS -> range(1, 20);
      case BUY_IN -> range(1, 10_000);
      case TURN_SECONDS -> range(15, 300);
      case LAY_OFF_SECONDS -> range(5, 300);
      case OFFER_OF_SEVERAL,
          POOL_WITHOUT_PENALTIES,
          SURCHARGE_WITHOUT_PENALTIES,
          FULL_WITHOUT_PENALTIES,
          BOX_WITHOUT_DIFFERENCE,
          GAME_BONUS_WITHOUT_DIFFERENCE,
          HOLLYWOOD_WITHOUT_DIFFERENCE,
          TARGET_WITHOUT_DIFFERENCE,
          HOLLYWOOD_OF_SEVERAL ->
          List.of();
    };
  }

  private static List<Integer> range(int least, int most) {
    return IntStream.rangeClosed(least, most).boxed().toList();
  }
}
