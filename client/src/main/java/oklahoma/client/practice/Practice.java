package oklahoma.client.practice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import oklahoma.client.table.model.Later;
import oklahoma.client.table.model.TableModel;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.notation.Meant;

/**
 * Plays a lesson with the player, who sits in seat A: judges every move by the rules and by what is
 * to be learned, plays the other seats as the course says, and takes a step back where it is
 * wanted. The table hears of it all in a host's words. Belongs to one thread, the screen's.
 */
public final class Practice {
  /** The player's seat. */
  static final Seat ME = Seat.A;

  /** What goes on. */
  public enum Mood {
    /** The others play. */
    WATCHING,
    /** The player is to do something. */
    ASKING,
    /** The player did something else, which may be taken back. */
    SLIPPED,
    /** The lesson is over. */
    LEARNED
  }

  /**
   * Where the lesson stands.
   *
   * @param step which one, from 0; as many as there are once it is over
   * @param verdict the key of what is said about the last move; empty before the first
   */
  public record Stand(int step, Mood mood, Optional<String> verdict) {}

  private final Lesson lesson;
  private final Course course;
  private final List<SeatLabel> labels;
  private final Later later;
  private final long pauseMs;
  private final TableModel model;
  private final List<Event> soFar = new ArrayList<>();
  private final ReadOnlyObjectWrapper<Stand> stand =
      new ReadOnlyObjectWrapper<>(this, "stand", new Stand(0, Mood.WATCHING, Optional.empty()));
  private Deal deal;
  private Deal asked;
  private int askedAfter;
  private long number;
  private Optional<ToHost.Command> early = Optional.empty();

  /**
   * A lesson that has not begun.
   *
   * @param names what everybody is called, in seat order, the player first; as many as the largest
   *     table of a lesson has seats
   * @param later does something after a while
   * @param pauseMs how long the others take for each move, in milliseconds
   * @param nanos as for a table
   * @param chance as for a table
   */
  public Practice(
      Lesson lesson,
      List<Name> names,
      Later later,
      long pauseMs,
      LongSupplier nanos,
      RandomGenerator chance) {
    this.lesson = lesson;
    this.course = lesson.course();
    this.later = later;
    this.pauseMs = pauseMs;
    this.deal = course.start();
    this.asked = deal;
    this.labels =
        Seat.first(deal.rules().seats()).stream()
            .map(seat -> SeatLabel.ofHuman(seat, names.get(seat.ordinal())))
            .toList();
    this.model = new TableModel(welcome(), this::hear, later, nanos, chance);
  }

  /** Begins. */
  public void begin() {
    approach(0, Optional.empty());
  }

  /** What is practised. */
  public Lesson lesson() {
    return lesson;
  }

  /** The table. */
  public TableModel model() {
    return model;
  }

  /** Where the lesson stands. */
  public ReadOnlyObjectProperty<Stand> standProperty() {
    return stand.getReadOnlyProperty();
  }

  /** How many steps it has. */
  int steps() {
    return course.steps().size();
  }

  /** The step where the lesson stands; empty once it is over. */
  Optional<Step> step() {
    return course.steps().stream().skip(stand.get().step()).findFirst();
  }

  /** The step to which a sentence belongs, by its key; empty if it is the lesson's own. */
  Optional<Step> steps(String sentence) {
    return course.steps().stream()
        .filter(step -> sentence.equals(step.key()) || sentence.startsWith(step.key() + "."))
        .findFirst();
  }

  /** A move that is right now; empty unless the player is asked for one. */
  public Optional<Move> right() {
    return stand.get().mood() == Mood.ASKING
        ? step().map(step -> step.right().getFirst())
        : Optional.empty();
  }

  /** Plays the right move for the player, if one is asked for. */
  void show() {
    right().ifPresent(model::send);
  }

  /** Takes a slip back: everything is as it was when the player was asked. */
  void again() {
    if (stand.get().mood() == Mood.SLIPPED) {
      deal = asked;
      soFar.subList(askedAfter, soFar.size()).clear();
      early = Optional.empty();
      stand.set(new Stand(stand.get().step(), Mood.ASKING, Optional.empty()));
      model.answers().noUntilMyTurnProperty().set(false);
      model.receive(welcome());
    }
  }

  private void approach(int step, Optional<String> verdict) {
    stand.set(new Stand(step, Mood.WATCHING, verdict));
    if (step < course.steps().size()) {
      play(course.steps().get(step).before(), () -> ask(verdict));
    } else {
      play(course.closing(), () -> stand.set(new Stand(step, Mood.LEARNED, verdict)));
    }
  }

  private void play(List<Meant> moves, Runnable then) {
    if (moves.isEmpty()) {
      then.run();
    } else {
      later.after(
          pauseMs,
          () -> {
            Meant next = moves.getFirst();
            tell(allowed(next.seat(), next.move()), OptionalLong.empty());
            play(moves.subList(1, moves.size()), then);
          });
    }
  }

  private void ask(Optional<String> verdict) {
    asked = deal;
    askedAfter = soFar.size();
    stand.set(new Stand(stand.get().step(), Mood.ASKING, verdict));
    Optional<ToHost.Command> waiting = early;
    early = Optional.empty();
    waiting.ifPresent(this::judge);
  }

  /** A table may ask for a draw the moment there is one, before the step has quite begun. */
  private void hear(ToHost said) {
    if (said instanceof ToHost.Command command) {
      if (stand.get().mood() == Mood.ASKING) {
        judge(command);
      } else {
        early = Optional.of(command);
      }
    }
  }

  private void judge(ToHost.Command command) {
    switch (deal.rule(ME, command.move())) {
      case Ruling.Refused(var refusal) ->
          model.receive(new FromHost.Refused(command.id(), refusal));
      case Ruling.Allowed(List<Event> events) -> {
        int now = stand.get().step();
        Step step = course.steps().get(now);
        Optional<String> slip = step.slip(command.move());
        stand.set(
            slip.isPresent()
                ? new Stand(now, Mood.SLIPPED, slip)
                : new Stand(now, Mood.WATCHING, Optional.of(step.key() + ".right")));
        tell(events, OptionalLong.of(command.id()));
        if (slip.isEmpty()) {
          approach(now + 1, stand.get().verdict());
        }
      }
    }
  }

  private List<Event> allowed(Seat seat, Move move) {
    return switch (deal.rule(seat, move)) {
      case Ruling.Allowed(List<Event> events) -> events;
      case Ruling.Refused(var refusal) ->
          throw new IllegalStateException(lesson + ": " + seat + " " + move + ": " + refusal);
    };
  }

  private void tell(List<Event> events, OptionalLong command) {
    for (Event event : events) {
      deal = deal.after(event);
      soFar.add(event);
      Seen.of(event, ME)
          .ifPresent(seen ->
              model.receive(
                  new FromHost.Update(++number, seen, command, Mover.SEAT, OptionalLong.empty())));
    }
  }

  private FromHost.Welcome welcome() {
    List<Seen<Event>> seen = soFar.stream().flatMap(event -> Seen.of(event, ME).stream()).toList();
    List<Integer> points = labels.stream().map(label -> 0).toList();
    return new FromHost.Welcome(
        ++number,
        ME,
        Optional.empty(),
        labels,
        new Standing(List.of(), points, List.of(), false),
        Seen.of(deal, ME),
        seen,
        Set.of(),
        OptionalLong.empty(),
        Optional.empty(),
        List.of(),
        TableHelp.ALL);
  }
}
