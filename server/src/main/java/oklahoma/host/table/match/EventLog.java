package oklahoma.host.table.match;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import oklahoma.rules.Event;

/**
 * The events of a deal in chunks of equal size, so that an addition copies only the last chunk.
 *
 * @param pieces the full chunks
 * @param last the last chunk, which is not full; only empty if there are no events
 */
record EventLog(List<List<Event>> pieces, List<Event> last) {
  private static final int PIECE = 32;

  /** A log without events. */
  static final EventLog EMPTY = new EventLog(List.of(), List.of());

  EventLog {
    pieces = List.copyOf(pieces);
    last = List.copyOf(last);
  }

  /** The number of events. */
  int size() {
    return pieces.size() * PIECE + last.size();
  }

  /** This log with these events added. */
  EventLog plus(List<Event> events) {
    EventLog log = this;
    for (Event event : events) {
      log =
          log.last.size() < PIECE
              ? new EventLog(log.pieces, with(log.last, event))
              : new EventLog(with(log.pieces, log.last), List.of(event));
    }
    return log;
  }

  private static <T> List<T> with(List<T> before, T one) {
    List<T> more = new ArrayList<>(before.size() + 1);
    more.addAll(before);
    more.add(one);
    return more;
  }

  /** The events from this index on. */
  List<Event> from(int first) {
    return IntStream.range(first, size()).mapToObj(this::get).toList();
  }

  /** All events. */
  List<Event> all() {
    return from(0);
  }

  private Event get(int index) {
    int piece = index / PIECE;
    return (piece < pieces.size() ? pieces.get(piece) : last).get(index % PIECE);
  }
}
