package client.table;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import protocol.Mover;
import rules.Deal;
import rules.Event;
import rules.Seat;

/** What has happened in this match, as far as one noticed it, oldest first. */
public final class TableLog {
  private final ObservableList<LogLine> lines = FXCollections.observableArrayList();
  private final ObservableList<LogLine> shown = FXCollections.unmodifiableObservableList(lines);
  private final ReadOnlyIntegerWrapper mark = new ReadOnlyIntegerWrapper(this, "mark");

  private boolean asked;

  TableLog() {}

  /** The lines. */
  public ObservableList<LogLine> lines() {
    return shown;
  }

  /** The last line, if it tells that the viewer has just lost a claim. */
  public Optional<LogLine> lostClaim() {
    return lines.isEmpty() ? Optional.empty() : Optional.of(lines.getLast()).filter(LogLine::lost);
  }

  /** The index of the first line since one's own last turn ended. */
  public ReadOnlyIntegerProperty markProperty() {
    return mark.getReadOnlyProperty();
  }

  void add(LogLine line, Optional<Seat> me) {
    if (line.event() instanceof Event.Answered(Seat seat, boolean wants)) {
      asked = wants && me.equals(Optional.of(seat));
      return;
    }
    boolean another =
        line.event() instanceof Event.ClaimSettled settled
            && settled.taker().isPresent()
            && !settled.taker().equals(me);
    lines.add(new LogLine(line.hand(), line.event(), line.deal(), line.mover(), asked && another));
    asked = false;
    if (endsMyTurn(line.event(), me)) {
      mark.set(lines.size());
    }
  }

  /** The lines of the running deal anew; those of earlier deals stay. */
  void restore(int hand, Deal deal, List<Event> soFar, Optional<Seat> me) {
    lines.removeIf(line -> line.hand() == hand);
    asked = false;
    mark.set(lines.size());
    soFar.forEach(event -> add(new LogLine(hand, event, deal, Mover.SEAT), me));
  }

  void clear() {
    lines.clear();
    mark.set(0);
  }

  private static boolean endsMyTurn(Event event, Optional<Seat> me) {
    return event instanceof Event.Discarded discarded && me.equals(Optional.of(discarded.seat()));
  }
}
