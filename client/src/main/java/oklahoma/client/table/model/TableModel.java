package oklahoma.client.table.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.util.Subscription;
import oklahoma.client.table.model.hand.Tray;
import oklahoma.client.table.model.log.TableLog;
import oklahoma.client.table.model.sight.Countdown;
import oklahoma.client.table.model.sight.OklahomaPrompts;
import oklahoma.client.table.model.sight.Prompt;
import oklahoma.client.table.model.sight.Sight;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Onlooker;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinResult;

/**
 * The table as one guest knows it. Only the host's messages change the deal; the player's own move
 * is judged here first and then sent, one at a time. Independent of nodes, and confined to the FX
 * thread.
 */
public final class TableModel {
  private final Consumer<ToHost> outbox;
  private final TableState state;
  private final Requests requests;
  private final AutoAnswers answers;
  private final HostMessages messages;
  private final LongSupplier nanos;

  /**
   * A table whose welcome has just arrived.
   *
   * @param welcome the host's first word about it
   * @param outbox receives the messages for the host
   * @param scheduler runs something after a delay
   * @param nanos this computer's own clock, as {@link System#nanoTime}
   * @param chance by which automatic answers hesitate
   */
  public TableModel(
      FromHost.Welcome welcome,
      Consumer<ToHost> outbox,
      Scheduler scheduler,
      LongSupplier nanos,
      RandomGenerator chance) {
    this(
        new TableState(welcome.deal().value(), welcome.viewer(), welcome.standing(), outbox, false),
        outbox,
        scheduler,
        nanos,
        chance);
    messages.welcomed(welcome);
  }

  /** A table at which nobody plays: what a record tells is shown there. */
  TableModel(TableState record) {
    this(record, toHost -> {}, (ms, what) -> {}, System::nanoTime, RandomGenerator.getDefault());
  }

  private TableModel(
      TableState state,
      Consumer<ToHost> outbox,
      Scheduler scheduler,
      LongSupplier nanos,
      RandomGenerator chance) {
    this.outbox = outbox;
    this.state = state;
    this.nanos = nanos;
    requests = new Requests(outbox, this::refusal);
    answers = new AutoAnswers(state.prompt::get, state::sight, this::send, scheduler, chance);
    messages = new HostMessages(state, requests, answers, nanos);
  }

  /** This computer's own clock, by which all countdowns here run. */
  public long nanos() {
    return nanos.getAsLong();
  }

  /** Takes in a message of the host; numbers and gaps are the link's business. */
  public void receive(FromHost.AtTable message) {
    messages.take(message);
  }

  /** Whether the host's clocks are known, which requires a connection. */
  public void clocks(boolean known) {
    state.clocks.set(known);
  }

  /** The host sends nothing more, so no prompts remain. */
  public void end() {
    state.ended.set(true);
  }

  /**
   * Calls a listener after every change, when all properties have been updated.
   *
   * @return ends it
   */
  public Subscription watch(Consumer<Change> watcher) {
    return state.watch(watcher);
  }

  /** Asks for a move that plays no particular ones among equal cards. */
  public Outcome send(Move move) {
    return send(move, Set.of());
  }

  /**
   * Asks for a move, if the rules allow it as far as the player can see.
   *
   * @param cards the ids of the cards that it plays, where equal ones are held
   */
  public Outcome send(Move move, Set<Integer> cards) {
    return requests.send(move, cards);
  }

  /** Why a move would be refused now; empty if it would not be. */
  public Optional<Refusal> refusal(Move move) {
    Optional<Seat> seat = sight().seat();
    return seat.isEmpty() || replayed()
        ? Optional.of(Refusal.of(Reason.NOT_SEATED))
        : OklahomaPrompts.refusal(sight().game(), seat.get(), move);
  }

  /** Whether a record is shown here, so that nobody plays. */
  public boolean replayed() {
    return state.replayed();
  }

  /** The reader of the log: the player, or a spectator where a record is shown. */
  public Viewer reader() {
    return replayed() ? Onlooker.ONLOOKER : sight().me();
  }

  /** Asks to lay down what is in the tray. */
  public Outcome layDown() {
    Tray tray = sight().own().tray();
    return send(tray.move(), tray.ids());
  }

  /** Is ready for the next deal, or for another match after the last one. */
  public void ready() {
    outbox.accept(state.standing.get().over() ? new ToHost.Rematch() : new ToHost.Ready());
  }

  /** The deal as this viewer sees it, with the viewer's own cards as they are arranged. */
  public ReadOnlyObjectProperty<Sight> sightProperty() {
    return state.sight.getReadOnlyProperty();
  }

  /** The deal as this viewer sees it now. */
  public Sight sight() {
    return state.sight();
  }

  /** Which deal of the match this is, from 1; void rounds and a hand played again count too. */
  public int round() {
    return state.round();
  }

  /** By which number the players call it: void rounds and a hand played again do not count. */
  public int number() {
    return state.number();
  }

  /**
   * How earlier deals of gin in this match ended, as far as the player was there, oldest first;
   * each hand was shown then.
   */
  public List<GinResult> earlier() {
    return log().lines().stream()
        .filter(line -> line.event() instanceof Event.Ended && line.hand() < round())
        .flatMap(line -> line.deal() instanceof Gin gin ? Stream.of(gin.result()) : Stream.empty())
        .toList();
  }

  /** How many deals of the match were played before this one. */
  int dealsBefore() {
    return state.dealsBefore();
  }

  /** Whether the host has told the score of this deal. */
  boolean scored() {
    return state.standing.get().deals().size() > dealsBefore();
  }

  /** How the player's own cards are arranged, and every way to arrange them. */
  public OwnCards own() {
    return state.own;
  }

  /** What the table waits for, as it concerns this viewer. */
  public ReadOnlyObjectProperty<Prompt> promptProperty() {
    return state.prompt.getReadOnlyProperty();
  }

  /** The move that the host has not answered yet. */
  public ReadOnlyObjectProperty<Optional<Pending>> pendingProperty() {
    return requests.pendingProperty();
  }

  /** Who is at the table. */
  public TablePeople people() {
    return state.people;
  }

  /** Who sits where, in seat order. */
  public ReadOnlyObjectProperty<List<SeatLabel>> labelsProperty() {
    return state.people.labelsProperty();
  }

  /** The help that there is at this table. */
  public TableHelp help() {
    return state.help();
  }

  /** The score; a deal counts as soon as it is over. */
  public ReadOnlyObjectProperty<Standing> standingProperty() {
    return state.standing.getReadOnlyProperty();
  }

  /** Who is ready for the next deal. */
  public ReadOnlyObjectProperty<Intermission> intermissionProperty() {
    return state.intermission.getReadOnlyProperty();
  }

  /** Whether clocks count: without a connection it is unknown how the host counts the time. */
  public ReadOnlyBooleanProperty clocksProperty() {
    return state.clocks.getReadOnlyProperty();
  }

  /** The host's deadline for something, as far as it is known now. */
  public Optional<Countdown> counted(Optional<Countdown> until) {
    return until.filter(end -> state.clocks.get());
  }

  /** Whether the host sends nothing more. */
  public ReadOnlyBooleanProperty endedProperty() {
    return state.ended.getReadOnlyProperty();
  }

  /** What answers claim windows for the player. */
  public AutoAnswers answers() {
    return answers;
  }

  /** The log of this match, with every event of its deals. */
  public TableLog log() {
    return state.log;
  }

  /**
   * The player is back: the moves of the own seat meanwhile were the program's.
   *
   * @param before what the player knew
   * @param asked the move that was under way when the line was lost, or the program closed
   */
  public void playedSince(Progress before, Optional<Move> asked) {
    Progress now = Progress.of(this);
    Optional<Move> arriving = asked.filter(move -> before.goesOnIn(now));
    sight().seat().ifPresent(me -> log().playedFor(me, now.hand(), before.knownOf(now), arriving));
  }

  /** What a seat's player is called. */
  public String nameOf(Seat seat) {
    return state.people.nameOf(seat);
  }
}
