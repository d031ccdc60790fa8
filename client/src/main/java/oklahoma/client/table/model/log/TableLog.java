package oklahoma.client.table.model.log;

import java.util.ArrayDeque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;

/** The events of this match that the player has seen, oldest first. */
public final class TableLog {
  private final ObservableList<LogLine> lines = FXCollections.observableArrayList();
  private final ObservableList<LogLine> shown = FXCollections.unmodifiableObservableList(lines);
  private final ObservableList<LogEntry> all = FXCollections.observableArrayList();
  private final ObservableList<LogEntry> allShown = FXCollections.unmodifiableObservableList(all);
  private final ReadOnlyIntegerWrapper mark = new ReadOnlyIntegerWrapper(this, "mark");

  private boolean asked;
  private int hand;
  private int noticed;

  public TableLog() {}

  /** The events of the play. */
  public ObservableList<LogLine> lines() {
    return shown;
  }

  /** The last line, if it says that the viewer has just lost a claim. */
  public Optional<LogLine> lostClaim() {
    return lines.isEmpty() ? Optional.empty() : Optional.of(lines.getLast()).filter(LogLine::lost);
  }

  /**
   * The events of the play, and between them the actions of the owner and people who come and go.
   */
  public ObservableList<LogEntry> entries() {
    return allShown;
  }

  /** The index of the first entry after the player's own last turn. */
  public ReadOnlyIntegerProperty markProperty() {
    return mark.getReadOnlyProperty();
  }

  /** Notes that the viewer has claimed the card that the next line is about. */
  public void claimed() {
    asked = true;
  }

  public void add(LogLine line, Optional<Seat> me) {
    noticed = noticed(line.hand()) + 1;
    hand = line.hand();
    if (line.event() instanceof Event.Answered(Seat seat, boolean claims)) {
      asked = claims && me.equals(Optional.of(seat));
      return;
    }
    boolean another =
        line.event() instanceof Event.ClaimSettled settled
            && settled.taker().isPresent()
            && !settled.taker().equals(me);
    LogLine kept = line.losing(asked && another);
    lines.add(kept);
    all.add(kept);
    asked = false;
    if (endsMyTurn(line.event(), me)) {
      mark.set(all.size());
    }
  }

  public void add(LogOwnerAction ownerAction) {
    all.add(ownerAction);
  }

  /** Adds a change of presence during this deal. */
  public void add(int during, PresenceChange change) {
    all.add(new LogPresence(during, noticed(during), change));
  }

  private int noticed(int during) {
    return during == hand ? noticed : 0;
  }

  /**
   * Replaces the entries of the current deal. Those of earlier deals stay, and so do people who
   * came and went. The host does not repeat who caused each event, so lines that are already known
   * keep their mover.
   *
   * @return the lines that are new
   */
  public List<LogLine> restore(
      int during, Deal deal, List<Event> soFar, List<OwnerAction> ownerActions, Optional<Seat> me) {
    List<LogLine> known = linesOf(during);
    lines.removeIf(line -> line.hand() == during);
    int earlier = lines.size();
    asked = false;
    Queue<LogPresence> changes = new ArrayDeque<>();
    all.forEach(entry -> {
      if (entry instanceof LogPresence change && change.hand() == during) {
        changes.add(change);
      }
    });
    all.removeIf(entry -> entry.hand() == during);
    mark.set(all.size());
    noticed = 0;
    hand = during;
    OutOfTurn outOfTurn = new OutOfTurn(deal);
    Queue<OwnerAction> left = new ArrayDeque<>(ownerActions);
    for (int i = 0; i < soFar.size(); i++) {
      for (OwnerAction next = left.peek(); next != null && next.after() <= i; next = left.peek()) {
        add(new LogOwnerAction(during, left.remove()));
      }
      for (LogPresence next = changes.peek();
          next != null && next.after() <= i;
          next = changes.peek()) {
        all.add(changes.remove());
      }
      Event event = soFar.get(i);
      Optional<Mover> mover = mover(known, lines.size() - earlier, event);
      add(new LogLine(during, event, deal, mover, outOfTurn.next(event), false), me);
    }
    left.forEach(ownerAction -> add(new LogOwnerAction(during, ownerAction)));
    all.addAll(changes);
    return lines.stream().skip(earlier + known.size()).toList();
  }

  private static Optional<Mover> mover(List<LogLine> known, int place, Event event) {
    return place < known.size() && known.get(place).event().equals(event)
        ? known.get(place).mover()
        : Optional.of(Mover.SEAT);
  }

  /**
   * Whether the host's events of a deal continue those in this log. If not, the deal belongs to
   * another match.
   */
  public boolean continues(int during, List<Event> soFar) {
    List<Event> known = linesOf(during).stream().map(LogLine::event).toList();
    List<Event> now = soFar.stream().filter(event -> !(event instanceof Event.Answered)).toList();
    return soFar.size() >= Codec.MOST_EVENTS // the host may have omitted the first ones
        || (now.size() >= known.size() && now.subList(0, known.size()).equals(known));
  }

  /** The lines of a deal. */
  private List<LogLine> linesOf(int during) {
    return lines.stream().filter(line -> line.hand() == during).toList();
  }

  /**
   * Marks the moves that the program has made for a seat while its player was away. The first one
   * that the player had not seen may be the player's own unanswered move, which is then not marked.
   *
   * @param known how many entries of the deal the player had seen, without people who come and go
   * @param asked the move that was unanswered when the connection was lost
   */
  public void playedFor(Seat seat, int during, int known, Optional<Move> asked) {
    List<LogLine> missed =
        all.stream()
            .filter(entry -> entry.hand() == during && !(entry instanceof LogPresence))
            .skip(known)
            .flatMap(entry -> entry instanceof LogLine line ? Stream.of(line) : Stream.empty())
            .toList();
    List<LogLine> moves = movesOf(seat, missed);
    boolean arrived =
        asked.filter(move -> !moves.isEmpty() && moves.getFirst().comesOf(move)).isPresent();
    IdentityHashMap<LogLine, LogLine> played = new IdentityHashMap<>();
    moves.stream().skip(arrived ? 1 : 0).forEach(line -> played.put(line, line.whileAway()));
    replace(lines, played);
    replace(all, played);
  }

  /**
   * The moves of a seat, without a claim of a card whose discard the player has seen: that claim
   * may be the player's own.
   */
  private static List<LogLine> movesOf(Seat seat, List<LogLine> missed) {
    Predicate<LogLine> seen = line -> !(line.event() instanceof Event.Discarded);
    return Stream.concat(
            missed.stream().takeWhile(seen).filter(line -> !line.settlesClaims()),
            missed.stream().dropWhile(seen))
        .filter(line -> line.isMoveOf(seat))
        .toList();
  }

  private static void replace(
      List<? super LogLine> entries, IdentityHashMap<LogLine, LogLine> others) {
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i) instanceof LogLine line && others.containsKey(line)) {
        entries.set(i, others.getOrDefault(line, line));
      }
    }
  }

  public void clear() {
    lines.clear();
    all.clear();
    mark.set(0);
    noticed = 0;
  }

  private static boolean endsMyTurn(Event event, Optional<Seat> me) {
    return event instanceof Event.Discarded discarded && me.equals(Optional.of(discarded.seat()));
  }
}
