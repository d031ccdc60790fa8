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
 * of the step, plays the moves of the other seats from the course, and takes a wrong move back. If
 * the course says so, bots play the other seats afterwards. The table receives the messages of a
 * host. Confined to the FX thread.
 */
public final class LessonRun {
  /** The player's seat. */
  static final Seat ME = Seat.A;

  /** What the lesson is doing. */
  public enum Phase {
    /** The other players move. */
    WATCHING,
    /** The coach waits for the player. */
    ASKING,
    /** The player did something else, which the coach can take back. */
    MISTAKE,
    /** The coach has finished, and the player plays the deal against bots. */
    FREE,
    /** The player has finished the lesson. */
    LEARNED
  }

  /**
   * The state of the lesson.
   *
   * @param step the number of the step, from 0; the number of steps once the coach has finished
   * @param phase what the lesson is doing
   * @param verdict the text key of the comment on the last move; empty before the first
   */
  public record State(int step, Phase phase, Optional<String> verdict) {}

  private final Lesson lesson;
  private final Course course;
  private final int from;
  private final LessonHost host;
  private final Scheduler scheduler;
  private final long pauseMs;
  private final RandomGenerator chance;
  private final Bot bot;
  private final TableModel model;
  private final ReadOnlyObjectWrapper<State> state;
  private LessonHost.Moment asked;
  private int moment;
  private Optional<ToHost.Command> early = Optional.empty();

  /**
   * The clocks of a lesson.
   *
   * @param scheduler runs tasks after a delay
   * @param pauseMs how long the other players take for a move, in milliseconds
   * @param nanos the clock of the table model
   */
  public record Clock(Scheduler scheduler, long pauseMs, LongSupplier nanos) {}

  /**
   * A lesson that waits for {@link #begin}.
   *
   * @param from the step at which it begins
   * @param names everybody's name in seat order, the player first; enough for the largest table of
   *     a lesson
   * @param clock the clocks by which the other players move
   * @param chance used by the table model, the shuffles and the bots
   * @param bot plays the other seats after the course
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
    this.state =
        new ReadOnlyObjectWrapper<>(
            this, "stand", new State(this.from, Phase.WATCHING, Optional.empty()));
    course.steps().subList(0, this.from).forEach(this::walk);
    this.asked = host.moment();
    this.model = new TableModel(host.welcome(), this::receive, scheduler, clock.nanos(), chance);
    model.addListener(this::changed);
  }

  /** Starts the lesson at its step. */
  public void begin() {
    approach(from, Optional.empty());
  }

  /** Cancels all scheduled moves, because the player leaves the table. */
  public void leave() {
    moment++;
  }

  /** The lesson that is being played. */
  public Lesson lesson() {
    return lesson;
  }

  /** The model of the lesson's table. */
  public TableModel model() {
    return model;
  }

  /** The state of the lesson. */
  public ReadOnlyObjectProperty<State> stateProperty() {
    return state.getReadOnlyProperty();
  }

  /** The number of steps. */
  int steps() {
    return course.steps().size();
  }

  /** The current step; empty once the coach has finished. */
  Optional<LessonStep> step() {
    return course.steps().stream().skip(state.get().step()).findFirst();
  }

  /**
   * The step to which the key of a sentence belongs; empty if the sentence belongs to the whole
   * lesson.
   */
  Optional<LessonStep> stepOf(String sentence) {
    return course.steps().stream()
        .filter(step -> sentence.equals(step.key()) || sentence.startsWith(step.key() + "."))
        .findFirst();
  }

  /** Whether the current step only asks the player to read. */
  public boolean isReading() {
    return asking().filter(step -> step.goal() instanceof Goal.Read).isPresent();
  }

  /** A right move for the current step; empty if the step asks for something else. */
  public Optional<Move> right() {
    return asking().flatMap(step -> step.right().stream().findFirst());
  }

  /** Goes on to the next step, if the current one only asks the player to read. */
  public void next() {
    if (isReading()) {
      done();
    }
  }

  /** Does what the current step asks for. */
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

  /** Takes the wrong move back, to the state in which the coach asked for one. */
  void again() {
    if (state.get().phase() == Phase.MISTAKE) {
      state.set(new State(state.get().step(), Phase.ASKING, Optional.empty()));
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
    return state.get().phase() == Phase.ASKING ? step() : Optional.empty();
  }

  /** Applies a step without messages, when the lesson begins after it. */
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
    state.set(new State(step, Phase.WATCHING, verdict));
    if (step < course.steps().size()) {
      LessonStep next = course.steps().get(step);
      next.fresh().ifPresent(this::deal);
      play(next.before(), () -> ask(verdict));
    } else if (course.continuesWithBots()) {
      state.set(new State(step, Phase.FREE, verdict));
      playBots();
    } else {
      play(course.closing(), () -> state.set(new State(step, Phase.LEARNED, verdict)));
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
            sendEvents(host.allowed(next.seat(), next.move()), OptionalLong.empty());
            play(moves.subList(1, moves.size()), then);
          });
    }
  }

  /** Runs a task after a delay, unless another one is scheduled or the player leaves meanwhile. */
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
    state.set(new State(state.get().step(), Phase.ASKING, verdict));
    Optional<ToHost.Command> waiting = early;
    early = Optional.empty();
    waiting.ifPresent(this::judge);
    staged();
  }

  /** Praises the player and goes on to the next step. */
  private void done() {
    int now = state.get().step();
    approach(now + 1, Optional.of(course.steps().get(now).praise()));
  }

  private void changed(Change change) {
    if (change instanceof Change.Rearranged) {
      staged();
    }
  }

  /** Judges the tray, if the current step is about it. */
  private void staged() {
    asking()
        .ifPresent(step -> {
          if (step.goal() instanceof Goal.Staged wanted) {
            if (!wanted.invalid(model.own().tray()).isEmpty()) {
              state.set(new State(state.get().step(), Phase.MISTAKE, Optional.of(step.invalid())));
            } else if (wanted.reached(model.own().tray())) {
              done();
            }
          }
        });
  }

  /** Removes the cards from the tray that belong to none of the step's melds. */
  private void putBack() {
    asking()
        .ifPresent(step -> {
          if (step.goal() instanceof Goal.Staged wanted) {
            model
                .own()
                .unstage(
                    wanted.invalid(model.own().tray()).stream()
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

  /**
   * Takes a message of the table. A move may come before the coach has asked for it, since the
   * table may draw by itself; it is then judged later.
   */
  private void receive(ToHost message) {
    if (message instanceof ToHost.Command command) {
      switch (state.get().phase()) {
        case ASKING -> judge(command);
        case FREE -> playFreely(command);
        case WATCHING, MISTAKE, LEARNED -> early = Optional.of(command);
      }
    }
  }

  private void judge(ToHost.Command command) {
    switch (host.deal().rule(ME, command.move())) {
      case Ruling.Refused(var refusal) ->
          model.receive(new FromHost.Refused(command.id(), refusal));
      case Ruling.Allowed(List<Event> events) -> {
        skipReading();
        if (state.get().phase() == Phase.FREE) {
          playFreely(command);
          return;
        }
        int now = state.get().step();
        LessonStep step = course.steps().get(now);
        Optional<String> slip = step.mistake(command.move());
        Optional<String> verdict = slip.or(() -> Optional.of(step.praise()));
        state.set(new State(now, slip.isPresent() ? Phase.MISTAKE : Phase.WATCHING, verdict));
        sendEvents(events, OptionalLong.of(command.id()));
        if (slip.isEmpty()) {
          approach(now + 1, verdict);
        }
      }
    }
  }

  /** Skips steps that only ask the player to read: a player who moves has read them. */
  private void skipReading() {
    int next = state.get().step() + 1;
    while (isReading() && next < course.steps().size() && course.steps().get(next).follows()) {
      state.set(new State(next, Phase.ASKING, Optional.empty()));
      next++;
    }
    if (isReading() && next == course.steps().size() && course.continuesWithBots()) {
      state.set(new State(next, Phase.FREE, Optional.empty()));
    }
  }

  /** Plays a move after the end of the course, judged by the rules alone. */
  private void playFreely(ToHost.Command command) {
    switch (host.deal().rule(ME, command.move())) {
      case Ruling.Refused(var refusal) ->
          model.receive(new FromHost.Refused(command.id(), refusal));
      case Ruling.Allowed(List<Event> events) -> {
        sendEvents(events, OptionalLong.of(command.id()));
        playBots();
      }
    }
  }

  /** Lets the bots play until it is the player's turn or the deal is over. */
  private void playBots() {
    Deal deal = host.deal();
    if (deal.over()) {
      state.set(new State(state.get().step(), Phase.LEARNED, Optional.empty()));
    } else if (!deal.toRenew().isEmpty()) {
      List<Card> order = new ArrayList<>(deal.toRenew());
      Collections.shuffle(order, Random.from(chance));
      sendEvents(host.allowed(deal.renew(order)), OptionalLong.empty());
      playBots();
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
    sendEvents(host.allowed(seat, move), OptionalLong.empty());
    playBots();
  }

  private void sendEvents(List<Event> events, OptionalLong command) {
    host.apply(events, command, model::receive);
  }
}
