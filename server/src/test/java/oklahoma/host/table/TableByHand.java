package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.TextJournal;
import oklahoma.host.table.effect.Effect;
import oklahoma.host.table.effect.StepInputs;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.mailbox.Origin;
import oklahoma.host.table.mailbox.TableMessage;
import oklahoma.host.table.people.Regulars;
import oklahoma.host.table.setup.Dealing;
import oklahoma.host.table.setup.LoginThrottle;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.LastTable;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.host.testing.ManualTiming;
import oklahoma.host.testing.PlainBot;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Deal;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;

/**
 * A table without a thread, a clock or a connection: messages are read one by one, and what they
 * lead to is done to guests who remember it.
 */
public final class TableByHand {

  /** A guest who remembers all messages and follows the deal. */
  public static final class Visitor implements Guest {
    private final Optional<Origin> origin;
    private final List<FromHost> received = new ArrayList<>();
    private Optional<ByeReason> farewell = Optional.empty();
    private Optional<Deal> deal = Optional.empty();
    private Optional<Viewer> viewer = Optional.empty();
    private long number;
    private int refused;
    private Optional<Standing> standing = Optional.empty();

    /** Somebody who comes from inside the program. */
    Visitor() {
      this(Optional.empty());
    }

    private Visitor(Optional<Origin> origin) {
      this.origin = origin;
    }

    @Override
    public void send(FromHost message) {
      received.add(message);
      if (message instanceof FromHost.Numbered numbered) {
        number = numbered.number();
      }
      if (message instanceof FromHost.Scored scored) {
        standing = Optional.of(scored.standing());
      }
      switch (message) {
        case FromHost.Welcome welcome -> {
          viewer = Optional.of(welcome.viewer());
          deal = Optional.of(welcome.deal().value());
        }
        case FromHost.DealBegan began -> deal = Optional.of(began.deal().value());
        case FromHost.Update update ->
            deal = deal.map(before -> before.after(update.event().value()));
        case FromHost.Refused _ -> refused++;
        default -> {}
      }
    }

    @Override
    public void flush() {
      // the guest has received everything that was sent
    }

    @Override
    public void bye(ByeReason reason, OptionalLong pauseMillis) {
      farewell = Optional.of(reason);
    }

    @Override
    public Optional<Origin> origin() {
      return origin;
    }

    /** All messages of this kind. */
    public <T extends FromHost> List<T> received(Class<T> kind) {
      return received.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    public Optional<ByeReason> farewell() {
      return farewell;
    }

    public Deal deal() {
      return deal.orElseThrow();
    }

    public Seat seat() {
      return (Seat) viewer.orElseThrow();
    }

    /** Whether a move of this guest is waited for. */
    public boolean acts() {
      return deal().toAct().contains(seat());
    }

    /** The number of the last update. */
    public long number() {
      return number;
    }
  }

  private static final Origin ORIGIN = new Origin("a network", Fingerprint.ofHex("5a".repeat(32)));

  private final LoginThrottle throttle = new LoginThrottle(new ManualTiming());
  private final Dealing chance;
  private final RandomGenerator keys = new SplittableRandom(1);
  private final List<Entry> written = new ArrayList<>();
  private final List<Effect.AskBot> unanswered = new ArrayList<>();
  private final List<Visitor> visitors = new ArrayList<>();
  private TableState state;
  private List<Effect> last = List.of();
  private long now;

  private TableByHand(TableSetup setup, Regulars regulars) {
    state = TableState.opened(1, setup, regulars);
    chance = Dealing.of(setup.seed());
  }

  /** A table where so many have come to sit. */
  public static TableByHand at(TableSetup setup, int guests) {
    TableByHand table = new TableByHand(setup, Regulars.NONE);
    for (int i = 0; i < guests; i++) {
      table.visitors.add(table.join(new ConnectionPurpose.Sit()));
    }
    return table;
  }

  /** A table that is opened again; nobody has come. */
  static TableByHand again(LastTable last) {
    return new TableByHand(last.setup(), last.regulars());
  }

  /** Somebody comes. */
  public Visitor join(ConnectionPurpose purpose) {
    return join(new ToHost.Hello(new Name("Guest"), 1, purpose));
  }

  /** Somebody comes who says this: over the network if with a mark. */
  Visitor join(ToHost.Hello hello) {
    Visitor visitor = new Visitor(hello.mark().map(mark -> ORIGIN));
    read(new TableMessage.Joined(visitor, hello));
    return visitor;
  }

  /** Those who came to sit at first. */
  public List<Visitor> all() {
    return List.copyOf(visitors);
  }

  public Visitor at(Seat seat) {
    return visitors.stream().filter(each -> each.seat() == seat).findFirst().orElseThrow();
  }

  /** A guest of whom a move is waited for. */
  public Visitor acting() {
    return visitors.stream().filter(Visitor::acts).findFirst().orElseThrow();
  }

  public void say(Visitor visitor, ToHost message) {
    read(new TableMessage.Received(visitor, message));
  }

  /** A move that is accepted. */
  public void move(Visitor visitor, Move move) {
    int refused = visitor.refused;
    say(visitor, new ToHost.Command(1, visitor.number(), move));
    assertThat(visitor.refused).isEqualTo(refused);
  }

  /** Each seat that must act plays what a silent seat would. */
  public void playDefault() {
    playDefault(acting());
  }

  private void playDefault(Visitor visitor) {
    move(visitor, visitor.deal().defaultMove(visitor.seat()).orElseThrow());
  }

  /** The deal is played to its end. */
  public void playOut() {
    while (!visitors.getFirst().deal().over()) {
      playDefault();
    }
  }

  /**
   * The match is played to its end.
   *
   * @param players the guests who play, without bots
   */
  void playMatch(List<Visitor> players) {
    while (!standing(players).over()) {
      Optional<Visitor> acting = players.stream().filter(Visitor::acts).findFirst();
      if (players.getFirst().deal().over()) {
        players.forEach(visitor -> say(visitor, new ToHost.Ready()));
      } else if (acting.isPresent()) {
        playDefault(acting.get());
      } else {
        assertThat(answerBots()).isTrue();
      }
    }
  }

  private static Standing standing(List<Visitor> players) {
    return players.getFirst().standing.orElseThrow();
  }

  /** A connection is lost. */
  public void drop(Visitor visitor) {
    read(new TableMessage.SessionEnded(visitor));
  }

  /** Bots answer what they have been asked; whether any was. */
  public boolean answerBots() {
    List<Effect.AskBot> asked = List.copyOf(unanswered);
    unanswered.clear();
    for (Effect.AskBot question : asked) {
      Move move =
          new PlainBot()
              .choose(question.deal(), question.soFar(), question.seat(), question.random());
      read(new TableMessage.BotChose(question.seat(), question.question(), move));
    }
    return !asked.isEmpty();
  }

  void read(TableMessage message) {
    take(state.after(message, inputs()));
  }

  StepInputs inputs() {
    return new StepInputs(now, chance, keys, throttle);
  }

  void take(Step step) {
    state = step.state();
    last = step.effects();
    for (Effect effect : last) {
      switch (effect) {
        case Effect.Append(Entry entry) -> written.add(entry);
        case Effect.Send(Guest guest, FromHost message) -> guest.send(message);
        case Effect.Bye(Guest guest, ByeReason reason, OptionalLong pause) ->
            guest.bye(reason, pause);
        case Effect.AskBot question -> unanswered.add(question);
      }
    }
  }

  /** The host is killed and continues from the journal; nobody is connected then. */
  void restart() {
    TextJournal journal = new TextJournal(1);
    written.forEach(journal::write);
    SavedTable saved = SavedTable.of(journal.kept().orElseThrow());
    state = TableState.saved(saved, Optional.empty());
    unanswered.clear();
    take(state.resume(saved, inputs()));
  }

  /** Time passes, and the table reads at once that something is due. */
  public void pass(Duration time) {
    wait(time);
    while (state.due().isPresent() && state.due().getAsLong() <= now) {
      read(new TableMessage.DeadlineReached());
    }
  }

  /** Time passes, and the table reads nothing. */
  void wait(Duration time) {
    now += time.toNanos();
  }

  /** For how long the table waits; without a limit if empty. */
  public Optional<Duration> waits() {
    OptionalLong due = state.due();
    return due.isPresent()
        ? Optional.of(Duration.ofNanos(due.getAsLong() - now))
        : Optional.empty();
  }

  TableState state() {
    return state;
  }

  /** What the last message led to. */
  List<Effect> last() {
    return last;
  }

  /** All that was written down. */
  List<Entry> written() {
    return List.copyOf(written);
  }

  /** What bots were asked and have not answered. */
  List<Effect.AskBot> questions() {
    return List.copyOf(unanswered);
  }
}
