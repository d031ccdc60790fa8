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

/** The events of this match, as far as the player noticed them, oldest first. */
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

  /** The lines of what happened in the play. */
  public ObservableList<LogLine> lines() {
    return shown;
  }

  /** The last line, if it tells that the viewer has just lost a claim. */
  public Optional<LogLine> lostClaim() {
    return lines.isEmpty() ? Optional.empty() : Optional.of(lines.getLast()).filter(LogLine::lost);
  }

  /** The lines, and between them what the owner of the table did, and who came and went. */
  public ObservableList<LogEntry> entries() {
    return allShown;
  }

  /** The index of the first entry since the player's own last turn ended. */
  public ReadOnlyIntegerProperty markProperty() {
    return mark.getReadOnlyProperty();
  }

  /** The viewer has claimed the card that the next line is about. */
  public void claimed() {
    asked = true;
  }

  public void add(LogLine line, Optional<Seat> me) {
    noticed = noticed(line.hand()) + 1;
    hand = line.hand();
    if (line.event() instanceof Event.Answered(Seat seat, boolean wants)) {
      asked = wants && me.equals(Optional.of(seat));
      return;
    }
    boolean another =
        line.event() instanceof Event.ClaimSettled settled
            && settled.taker().isPresent()
            && !settled.taker().equals(me);
    LogLine told = line.losing(asked && another);
    lines.add(told);
    all.add(told);
    asked = false;
    if (endsMyTurn(line.event(), me)) {
      mark.set(all.size());
    }
  }

  /** The owner of the table has done something. */
  public void add(LogOwnerAction ownerAction) {
    all.add(ownerAction);
  }

  /** Somebody has come or gone in this deal. */
  public void add(int during, PresenceChange change) {
    all.add(new LogPresence(during, noticed(during), change));
  }

  private int noticed(int during) {
    return during == hand ? noticed : 0;
  }

  /**
   * The entries of the running deal again; those of earlier deals stay, and what was seen of coming
   * and going stays where it was. The host does not repeat who moved, so that stays as it was.
   *
   * @return the lines that were not told before
   */
  public List<LogLine> restore(
      int during, Deal deal, List<Event> soFar, List<OwnerAction> ownerActions, Optional<Seat> me) {
    List<LogLine> told = told(during);
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
      Optional<Mover> mover = mover(told, lines.size() - earlier, event);
      add(new LogLine(during, event, deal, mover, outOfTurn.next(event), false), me);
    }
    left.forEach(ownerAction -> add(new LogOwnerAction(during, ownerAction)));
    all.addAll(changes);
    return lines.stream().skip(earlier + told.size()).toList();
  }

  private static Optional<Mover> mover(List<LogLine> told, int place, Event event) {
    return place < told.size() && told.get(place).event().equals(event)
        ? told.get(place).mover()
        : Optional.of(Mover.SEAT);
  }

  /**
   * Whether the host's present events of a deal continue those in this log; otherwise it is a deal
   * of another match.
   */
  public boolean goesOn(int during, List<Event> soFar) {
    List<Event> told = told(during).stream().map(LogLine::event).toList();
    List<Event> now = soFar.stream().filter(event -> !(event instanceof Event.Answered)).toList();
    return soFar.size() >= Codec.MOST_EVENTS // the host may have left out the first ones
        || (now.size() >= told.size() && now.subList(0, told.size()).equals(told));
  }

  /** The entries about the play in a deal. */
  private List<LogLine> told(int during) {
    return lines.stream().filter(line -> line.hand() == during).toList();
  }

  /**
   * The program has made a seat's moves while its player was away. Of those that the player did not
   * know, the first may be what the player had asked for.
   *
   * @param known how many entries of the deal the player knew, without coming and going
   * @param asked the move that was under way when the line was lost
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

  /** Without the claim of a card that the player has seen discarded, and may have claimed. */
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
