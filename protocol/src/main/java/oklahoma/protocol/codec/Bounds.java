package oklahoma.protocol.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.rules.record.MatchRecord;

/** Limits that no real message exceeds; a message that does is refused. */
final class Bounds {
  /** Four packs with four jokers each. */
  static final int CARDS = 4 * (52 + 4);

  /**
   * A contract has at most three melds. A guest may propose a few more, and the rules then explain
   * the refusal.
   */
  static final int MELDS_MOVED = 8;

  /** Characters of rules. Those of gin with every parameter have fewer than 500. */
  static final int RULES = 1_000;

  static final int SEATS = 8;
  static final int MELDS_LAID = 3 * SEATS;

  /** The limit of a guest's program. */
  static final int DEALS = MatchRecord.MOST_DEALS;

  static final int POINTS = 10_000_000;
  static final int EVENTS = 10_000;
  static final int NUMBERS_IN_REFUSAL = 8;
  static final int LAPS = 1_000;
  static final int TABLES = 1_000_000;
  static final int TABLES_TOLD = FromHost.Tables.MOST;
  static final int SPECTATORS = 64;
  static final int OWNER_ACTIONS = OwnerAction.MOST;

  private Bounds() {}

  /** This number, if it is in the range, both ends included. */
  static int within(int least, int number, int most) {
    if (number < least || number > most) {
      throw new BadMessage(BadMessage.Fault.OUT_OF_RANGE);
    }
    return number;
  }

  /** This count of milliseconds or messages, if it is not negative. */
  static long natural(long number) {
    if (number < 0) {
      throw new BadMessage(BadMessage.Fault.OUT_OF_RANGE);
    }
    return number;
  }

  static OptionalLong natural(boolean there, long number) {
    return there ? OptionalLong.of(natural(number)) : OptionalLong.empty();
  }

  /** All elements, decoded; refuses a list that is too long. */
  static <W, T> List<T> each(List<W> wires, int most, Function<W, T> read) {
    if (wires.size() > most) {
      throw new BadMessage(BadMessage.Fault.TOO_LONG);
    }
    List<T> elements = new ArrayList<>(wires.size());
    for (W wire : wires) {
      elements.add(read.apply(wire));
    }
    return elements;
  }
}
