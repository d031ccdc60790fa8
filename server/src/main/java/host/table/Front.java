package host.table;

import java.util.List;
import protocol.SeatKey;
import protocol.TableLabel;
import protocol.Wish;

/**
 * How a table looks from outside, after its last letter.
 *
 * @param open whether somebody could sit down
 * @param locks of the seats that are kept for somebody
 */
record Front(TableLabel label, boolean open, List<Lock> locks) {
  Front {
    locks = List.copyOf(locks);
  }

  /** Whether somebody with this wish would be let in. */
  boolean suits(Wish wish) {
    return switch (wish) {
      case Wish.Sit sit -> open;
      case Wish.Watch watch -> label.watchable();
      case Wish.Return(SeatKey key) -> locks.stream().filter(lock -> lock.opens(key)).count() > 0;
      case Wish.Look look -> false;
    };
  }
}
