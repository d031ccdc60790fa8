package oklahoma.client.lesson;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import oklahoma.bot.Bot;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.OwnCards;
import oklahoma.client.table.model.Scheduler;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Held;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.card.Card;
import oklahoma.rules.notation.ProposedMove;

/**
 * Runs a lesson with the player, who sits in seat A: judges every move by the rules and by the goal
 * of the step, plays the other seats as the course says, and takes a step back if necessary. If the
 * course goes on, bots then play the other seats. The table receives the messages of a host.
 * Confined to the FX thread.
 */
public final class LessonRun {
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
    /** The coach has said everything, and the deal goes on. */
    FREE,
    /** The lesson is over. */
    LEARNED
  }

  /**
   * The state of the lesson.
   *
   * @param step which one, from 0; as many as there are once the coach has said everything
   * @param verdict the key of what is said about the last move; empty before the first
   */
  public record Stand(int step, Mood mood, Optional<String> verdict) {}

  private final Lesson lesson;
  private final Course course;
  private final int from;
  private final LessonHost host;
  private final Scheduler scheduler;
  private final long pauseMs;
  private final RandomGenerator chance;
  private final Bot bot;
  private final TableModel model;
  private final ReadOnlyObjectWrapper<Stand> stand;
  private LessonHost.Moment asked;
  private int moment;
  private Optional<ToHost.Command> early = Optional.empty();

  /**
   * How time passes in a lesson.
   *
   * @param scheduler does something after a while
   * @param pauseMs how long the others take for each move, in milliseconds
   * @param nanos as for a table
   */
  public record Clock(Scheduler scheduler, long pauseMs, LongSupplier nanos) {}

  /**
   * A lesson that has not begun.
   *
   * @param from the step where it begins
   * @param names what everybody is called, in seat order, the player first; as many as the largest
   *     table of a lesson has seats
   * @param clock by which the others play
   * @param chance as for a table
   * @param bot plays the other seats when the course has ended
   */
  public LessonRun(
      Lesson lesson, int from, List<Name> names, Clock clock, RandomGenerator chance, Bot bot) {
    this.lesson = lesson;
    this.course = lesson.course();
    this.from = course.reachable(from);
    this.scheduler = clock.scheduler();
    this.pauseMs = clock.pauseMs();
    this.chance = chance;
    this.bot = bot;
    this.host = new LessonHost(lesson, ME, names);
    this.stand =
        new ReadOnlyObjectWrapper<>(
            this, "stand", new Stand(this.from, Mood.WATCHING, Optional.empty()));
    course.steps().subList(0, this.from).forEach(this::walk);
    this.asked = host.moment();
    this.model = new TableModel(host.welcome(), this::hear, scheduler, clock.nanos(), chance);
    model.watch(this::changed);
  }

  /** Begins. */
  public void begin() {
    approach(from, Optional.empty());
  }

  /** The table is left: whatever was to happen later does not. */
  public void leave() {
    moment++;
  }

  /** The lesson that is taken. */
  public Lesson lesson() {
    return lesson;
  }

  /** The table. */
  public TableModel model() {
    return model;
  }

  /** The state of the lesson. */
  public ReadOnlyObjectProperty<Stand> standProperty() {
    return stand.getReadOnlyProperty();
  }

  /** How many steps it has. */
  int steps() {
    return course.steps().size();
  }

  /** The current step; empty once the coach has said everything. */
  Optional<LessonStep> step() {
    return course.steps().stream().skip(stand.get().step()).findFirst();
  }

  /** The step to which a sentence belongs, by its key; empty if it is the lesson's own. */
  Optional<LessonStep> stepOf(String sentence) {
    return course.steps().stream()
        .filter(step -> sentence.equals(step.key()) || sentence.startsWith(step.key() + "."))
        .findFirst();
  }

  /** Whether the player is only to read what the coach says. */
  public boolean tells() {
    return asking().filter(step -> step.goal() instanceof Goal.Read).isPresent();
  }

  /** A move that is right now; empty unless the player is asked for one. */
  public Optional<Move> right() {
    return asking().flatMap(step -> step.right().stream().findFirst());
  }

  /** The player has read what the coach says. */
  public void next() {
    if (tells()) {
      done();
    }
  }

  /** Does what is right for the player, if something is asked for. */
  void show() {
    asking()
        .ifPresent(step -> {
          switch (step.goal()) {
            case Goal.Moves(List<Move> right) -> model.send(right.getFirst());
            case Goal.Staged(List<List<Card>> melds) -> stage(melds);
            case Goal.Read read -> done();
          }
        });
  }

  /** Takes a slip back: everything is as it was when the player was asked. */
  void again() {
    if (stand.get().mood() == Mood.SLIPPED) {
      stand.set(new Stand(stand.get().step(), Mood.ASKING, Optional.empty()));
      if (host.moment().events() == asked.events()) {
        putBack();
      } else {
        host.goBack(asked);
        early = Optional.empty();
        model.answers().noUntilMyTurnProperty().set(false);
        model.answers().passOnProperty().set(Set.of());
        model.receive(host.welcome());
      }
    }
  }

  private Optional<LessonStep> asking() {
    return stand.get().mood() == Mood.ASKING ? step() : Optional.empty();
  }

  /** What a step changes, when the lesson begins after it. */
  private void walk(LessonStep step) {
    step.fresh().ifPresent(host::begin);
    for (ProposedMove move : step.before()) {
      host.allowed(move.seat(), move.move()).forEach(host::happen);
    }
    step.right().stream()
        .findFirst()
        .ifPresent(move -> host.allowed(ME, move).forEach(host::happen));
  }

  private void approach(int step, Optional<String> verdict) {
    stand.set(new Stand(step, Mood.WATCHING, verdict));
    if (step < course.steps().size()) {
      LessonStep next = course.steps().get(step);
      next.fresh().ifPresent(this::deal);
      play(next.before(), () -> ask(verdict));
    } else if (course.goesOn()) {
      stand.set(new Stand(step, Mood.FREE, verdict));
      goOn();
    } else {
      play(course.closing(), () -> stand.set(new Stand(step, Mood.LEARNED, verdict)));
    }
  }

  private void deal(Deal next) {
    host.begin(next);
    model.receive(host.began());
  }

  private void play(List<ProposedMove> moves, Runnable then) {
    if (moves.isEmpty()) {
      then.run();
    } else {
      after(
          pauseMs,
          () -> {
            ProposedMove next = moves.getFirst();
            tell(host.allowed(next.seat(), next.move()), OptionalLong.empty());
            play(moves.subList(1, moves.size()), then);
          });
    }
  }

  /** Does something after a while, unless something else happens or the table is left before. */
  private void after(long millis, Runnable what) {
    int now = ++moment;
    scheduler.after(
        millis,
        () -> {
          if (now == moment) {
            what.run();
          }
        });
  }

  private void ask(Optional<String> verdict) {
    asked = host.moment();
    stand.set(new Stand(stand.get().step(), Mood.ASKING, verdict));
    Optional<ToHost.Command> waiting = early;
    early = Optional.empty();
    waiting.ifPresent(this::judge);
    staged();
  }

  /** What was asked for is done. */
  private void done() {
    int now = stand.get().step();
    approach(now + 1, Optional.of(course.steps().get(now).praise()));
  }

  private void changed(Change change) {
    if (change instanceof Change.Rearranged) {
      staged();
    }
  }

  /** Looks at the tray, if the step is about it. */
  private void staged() {
    asking()
        .ifPresent(step -> {
          if (step.goal() instanceof Goal.Staged wanted) {
            if (!wanted.strange(model.own().tray()).isEmpty()) {
              stand.set(new Stand(stand.get().step(), Mood.SLIPPED, Optional.of(step.strange())));
            } else if (wanted.reached(model.own().tray())) {
              done();
            }
          }
        });
  }

  /** Removes cards from the tray that belong in no meld. */
  private void putBack() {
    asking()
        .ifPresent(step -> {
          if (step.goal() instanceof Goal.Staged wanted) {
            model
                .own()
                .unstage(
                    wanted.strange(model.own().tray()).stream()
                        .map(Held::id)
                        .collect(Collectors.toSet()));
          }
        });
  }

  private void stage(List<List<Card>> melds) {
    OwnCards own = model.own();
    own.clearTray();
    for (int slot = 0; slot < melds.size(); slot++) {
      List<Card> meld = melds.get(slot);
      own.stage(
          slot,
          own.hand().cards().stream()
              .filter(held -> meld.contains(held.card()))
              .map(Held::id)
              .toList());
    }
  }

  /** A table may ask for a draw the moment there is one, before the step has quite begun. */
  private void hear(ToHost said) {
    if (said instanceof ToHost.Command command) {
      switch (stand.get().mood()) {
        case ASKING -> judge(command);
        case FREE -> obey(command);
        case WATCHING, SLIPPED, LEARNED -> early = Optional.of(command);
      }
    }
  }

  private void judge(ToHost.Command command) {
    switch (host.deal().rule(ME, command.move())) {
      case Ruling.Refused(var refusal) ->
          model.receive(new FromHost.Refused(command.id(), refusal));
      case Ruling.Allowed(List<Event> events) -> {
        readOn();
        if (stand.get().mood() == Mood.FREE) {
          obey(command);
          return;
        }
        int now = stand.get().step();
        LessonStep step = course.steps().get(now);
        Optional<String> slip = step.slip(command.move());
        Optional<String> verdict = slip.or(() -> Optional.of(step.praise()));
        stand.set(new Stand(now, slip.isPresent() ? Mood.SLIPPED : Mood.WATCHING, verdict));
        tell(events, OptionalLong.of(command.id()));
        if (slip.isEmpty()) {
          approach(now + 1, verdict);
        }
      }
    }
  }

  /** A player who makes a move has read what the coach told. */
  private void readOn() {
    int next = stand.get().step() + 1;
    while (tells() && next < course.steps().size() && course.steps().get(next).follows()) {
      stand.set(new Stand(next, Mood.ASKING, Optional.empty()));
      next++;
    }
    if (tells() && next == course.steps().size() && course.goesOn()) {
      stand.set(new Stand(next, Mood.FREE, Optional.empty()));
    }
  }

  /** The deal goes on as the player likes. */
  private void obey(ToHost.Command command) {
    switch (host.deal().rule(ME, command.move())) {
      case Ruling.Refused(var refusal) ->
          model.receive(new FromHost.Refused(command.id(), refusal));
      case Ruling.Allowed(List<Event> events) -> {
        tell(events, OptionalLong.of(command.id()));
        goOn();
      }
    }
  }

  /** The bots play until the player must, or the deal is over. */
  private void goOn() {
    Deal deal = host.deal();
    if (deal.over()) {
      stand.set(new Stand(stand.get().step(), Mood.LEARNED, Optional.empty()));
    } else if (!deal.toRenew().isEmpty()) {
      List<Card> order = new ArrayList<>(deal.toRenew());
      Collections.shuffle(order, Random.from(chance));
      tell(host.allowed(deal.renew(order)), OptionalLong.empty());
      goOn();
    } else {
      long pause = deal.claimWindow() ? pauseMs / 4 : pauseMs;
      deal.toAct().stream()
          .filter(seat -> seat != ME)
          .findFirst()
          .ifPresent(seat -> after(pause, () -> act(seat)));
    }
  }

  private void act(Seat seat) {
    Move move = bot.choose(Seen.of(host.deal(), seat), host.noticed(seat), seat, chance);
    tell(host.allowed(seat, move), OptionalLong.empty());
    goOn();
  }

  private void tell(List<Event> events, OptionalLong command) {
    host.tell(events, command, model::receive);
  }
}
