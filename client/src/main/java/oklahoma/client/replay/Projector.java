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
 * Shows the moments of a match at a table: forward one after another as they happened, or any
 * moment at once. Independent of nodes, and confined to the FX thread.
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
   * @param seats who sat where, in seat order
   * @param viewer through whose eyes one looks
   */
  Projector(MatchMoments moments, List<SeatLabel> seats, Seat viewer) {
    this.moments = moments;
    this.seats = List.copyOf(seats);
    this.viewer = viewer;
    this.table = new ReplayTable(seats, viewer, shown(0));
    open.subscribe((before, now) -> jump(at.get()));
  }

  /** What is shown. */
  MatchMoments moments() {
    return moments;
  }

  /** The table; another one after {@link #sit}. */
  TableModel table() {
    return table.model();
  }

  /** Who sat where, in seat order. */
  List<SeatLabel> seats() {
    return seats;
  }

  /** Through whose eyes one looks. */
  Seat viewer() {
    return viewer;
  }

  /** Looks through other eyes, at a new table that shows the same moment. */
  void sit(Seat seat) {
    viewer = seat;
    table = new ReplayTable(seats, seat, shown(at.get()));
  }

  /** Which moment is shown. */
  ReadOnlyIntegerProperty atProperty() {
    return at.getReadOnlyProperty();
  }

  /** The moment that is shown. */
  Moment moment() {
    return moments.at(at.get());
  }

  /** Whether all hands lie open, or only what the viewer saw. */
  BooleanProperty openProperty() {
    return open;
  }

  /** Whether anything comes after what is shown. */
  boolean hasNext() {
    return at.get() + 1 < moments.size();
  }

  /** What happened next happens again; whether anything did. */
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

  /** Shows the moment before; whether there is one. */
  boolean back() {
    return jump(at.get() - 1);
  }

  /** Shows this moment, if there is one. */
  boolean jump(int number) {
    if (number < 0 || number >= moments.size()) {
      return false;
    }
    at.set(number);
    table.cut(shown(number));
    return true;
  }

  /** Shows the next moment with such a mark; the very end if there is none. */
  void toNext(Mark.Kind kind) {
    jump(moments.next(kind, at.get()).orElse(moments.size() - 1));
  }

  /** Shows the moment with such a mark before; the very beginning if there is none. */
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
