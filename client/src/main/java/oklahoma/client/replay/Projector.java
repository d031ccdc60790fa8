package oklahoma.client.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import oklahoma.client.table.model.ReplayTable;
import oklahoma.client.table.model.TableModel;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;

/**
 * Shows the moments of a match at a table: one after another as they happened, or any moment at
 * once. Independent of nodes; confined to the FX thread.
 */
final class Projector {
  private final MatchMoments moments;
  private final List<SeatLabel> seats;
  private final ReadOnlyIntegerWrapper at = new ReadOnlyIntegerWrapper(this, "at");
  private final BooleanProperty open = new SimpleBooleanProperty(this, "open", true);
  private ReplayTable table;
  private Seat viewer;

  /**
   * A projector at the first moment.
   *
   * @param seats the players in seat order
   * @param viewer the seat from which the table is seen
   */
  Projector(MatchMoments moments, List<SeatLabel> seats, Seat viewer) {
    this.moments = moments;
    this.seats = List.copyOf(seats);
    this.viewer = viewer;
    this.table = new ReplayTable(seats, viewer, shown(0));
    open.subscribe((before, now) -> jump(at.get()));
  }

  /** The moments of the match. */
  MatchMoments moments() {
    return moments;
  }

  /** The model of the table; {@link #sit} replaces it. */
  TableModel table() {
    return table.model();
  }

  /** The players in seat order. */
  List<SeatLabel> seats() {
    return seats;
  }

  /** The seat from which the table is seen. */
  Seat viewer() {
    return viewer;
  }

  /** Shows the same moment from another seat, with a new model. */
  void sit(Seat seat) {
    viewer = seat;
    table = new ReplayTable(seats, seat, shown(at.get()));
  }

  /** The number of the current moment. */
  ReadOnlyIntegerProperty atProperty() {
    return at.getReadOnlyProperty();
  }

  /** The current moment. */
  Moment moment() {
    return moments.at(at.get());
  }

  /** Whether all hands are open; otherwise the table shows only what the viewer saw. */
  BooleanProperty openProperty() {
    return open;
  }

  /** Whether there is a later moment. */
  boolean hasNext() {
    return at.get() + 1 < moments.size();
  }

  /** Plays the next event. Returns false at the end. */
  boolean forward() {
    if (!hasNext()) {
      return false;
    }
    Moment from = moment();
    at.set(at.get() + 1);
    Moment to = moment();
    if (to.deal() != from.deal()) {
      table.deal(seen(to.now()), to.standing());
    } else {
      int before = from.step();
      List<Event> events = moments.soFar(at.get());
      for (Event event : events.subList(before, events.size())) {
        seen(event).ifPresent(noticed -> table.happen(noticed, to.standing()));
      }
    }
    return true;
  }

  /** Shows the previous moment. Returns false at the beginning. */
  boolean back() {
    return jump(at.get() - 1);
  }

  /** Shows a moment without motion. Returns false if there is no such moment. */
  boolean jump(int number) {
    if (number < 0 || number >= moments.size()) {
      return false;
    }
    at.set(number);
    table.cut(shown(number));
    return true;
  }

  /** Shows the next moment with such a mark; if there is none, the last moment. */
  void toNext(Mark.Kind kind) {
    jump(moments.next(kind, at.get()).orElse(moments.size() - 1));
  }

  /** Shows the previous moment with such a mark; if there is none, the first moment. */
  void toPrevious(Mark.Kind kind) {
    OptionalInt mark = moments.previous(kind, at.get());
    jump(mark.orElse(0));
  }

  private ReplayTable.Shown shown(int number) {
    Moment moment = moments.at(number);
    List<Event> events = new ArrayList<>();
    moments.soFar(number).forEach(event -> seen(event).ifPresent(events::add));
    return new ReplayTable.Shown(seen(moment.now()), events, moment.standing());
  }

  private Deal seen(Deal deal) {
    return open.get() ? deal : Seen.of(deal, viewer).value();
  }

  private Optional<Event> seen(Event event) {
    return open.get() ? Optional.of(event) : Seen.of(event, viewer).map(Seen::value);
  }
}
