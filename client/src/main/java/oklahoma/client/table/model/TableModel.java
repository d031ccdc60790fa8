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
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.table.model.playerview.OklahomaPrompts;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinResult;

/**
 * The table as one player or spectator knows it. Only the host's messages change the deal. The
 * model checks the player's moves against the rules and then sends them, one at a time. Has no
 * JavaFX nodes; confined to the FX thread.
 */
public final class TableModel {
  private final Consumer<ToHost> outbox;
  private final TableState state;
  private final Requests requests;
  private final AutoAnswers answers;
  private final HostMessages messages;
  private final LongSupplier nanos;

  /**
   * @param welcome the host's first message about the table
   * @param outbox receives the messages for the host
   * @param scheduler runs tasks after a delay
   * @param nanos this computer's clock, as {@link System#nanoTime}
   * @param chance the randomness of the delays of automatic answers
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

  /** A table that shows a record, where nobody can play. */
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
    answers = new AutoAnswers(state.prompt::get, state::playerView, this::send, scheduler, chance);
    messages = new HostMessages(state, requests, answers, nanos);
  }

  /** This computer's clock in nanoseconds, by which all countdowns run. */
  public long nanos() {
    return nanos.getAsLong();
  }

  /** Applies a message of the host. The connection has already checked its number and gaps. */
  public void receive(FromHost.AtTable message) {
    messages.take(message);
  }

  /** Sets whether the host's clocks are known, which requires a connection. */
  public void clocks(boolean known) {
    state.clocks.set(known);
  }

  /** The host will send nothing more, so all prompts end. */
  public void end() {
    state.ended.set(true);
  }

  /**
   * Adds a listener that runs after every change, when all properties have been updated.
   *
   * @return removes the listener
   */
  public Subscription addListener(Consumer<Change> watcher) {
    return state.addListener(watcher);
  }

  /** Sends a move for which it does not matter which of several equal cards it plays. */
  public Outcome send(Move move) {
    return send(move, Set.of());
  }

  /**
   * Sends a move if the rules allow it as far as this client knows.
   *
   * @param cards the ids of the cards that it plays, to tell equal ones apart
   */
  public Outcome send(Move move, Set<Integer> cards) {
    return requests.send(move, cards);
  }

  /** Why the rules would refuse a move now; empty if they allow it. */
  public Optional<Refusal> refusal(Move move) {
    Optional<Seat> seat = playerView().seat();
    return seat.isEmpty() || replayed()
        ? Optional.of(Refusal.of(Reason.NOT_SEATED))
        : OklahomaPrompts.refusal(playerView().game(), seat.get(), move);
  }

  /** Whether the table shows a record, so that nobody can play. */
  public boolean replayed() {
    return state.replayed();
  }

  /** Whose view the log has: the player's, or in a record a spectator's. */
  public Viewer reader() {
    return replayed() ? Spectator.SPECTATOR : playerView().me();
  }

  /** Sends the staged melds. */
  public Outcome layDown() {
    Tray tray = playerView().own().tray();
    return send(tray.move(), tray.ids());
  }

  /**
   * Tells the host that the player is ready for the next deal or, after the last, for another
   * match.
   */
  public void ready() {
    outbox.accept(state.standing.get().over() ? new ToHost.Rematch() : new ToHost.Ready());
  }

  /** The deal as this viewer sees it, with the arrangement of the viewer's cards. */
  public ReadOnlyObjectProperty<PlayerView> playerViewProperty() {
    return state.playerView.getReadOnlyProperty();
  }

  /** The current value of {@link #playerViewProperty}. */
  public PlayerView playerView() {
    return state.playerView();
  }

  /** The number of the deal in the match, from 1; void rounds and hands dealt again count too. */
  public int round() {
    return state.round();
  }

  /**
   * The number of the hand or round that players see; void rounds and hands dealt again do not
   * count.
   */
  public int number() {
    return state.number();
  }

  /**
   * The results of earlier rounds of gin in this match, oldest first, as far as the player was
   * connected when they ended. They reveal only hands that all players saw then.
   */
  public List<GinResult> earlier() {
    return log().lines().stream()
        .filter(line -> line.event() instanceof Event.Ended && line.hand() < round())
        .flatMap(line -> line.deal() instanceof Gin gin ? Stream.of(gin.result()) : Stream.empty())
        .toList();
  }

  /** The number of deals in the match before this one. */
  int dealsBefore() {
    return state.dealsBefore();
  }

  /** Whether the host has sent the scores of this deal. */
  boolean scored() {
    return state.standing.get().deals().size() > dealsBefore();
  }

  /** The arrangement of the player's own cards, and the operations on it. */
  public OwnCards own() {
    return state.own;
  }

  /** What the table waits for, from this viewer's point of view. */
  public ReadOnlyObjectProperty<Prompt> promptProperty() {
    return state.prompt.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Optional<Pending>> pendingProperty() {
    return requests.pendingProperty();
  }

  /** The people at the table. */
  public TablePeople people() {
    return state.people;
  }

  public ReadOnlyObjectProperty<List<SeatLabel>> labelsProperty() {
    return state.people.labelsProperty();
  }

  /** The help that this table offers. */
  public TableHelp help() {
    return state.help();
  }

  /** The scores, including the current deal once it is over. */
  public ReadOnlyObjectProperty<Standing> standingProperty() {
    return state.standing.getReadOnlyProperty();
  }

  /** The pause between deals. */
  public ReadOnlyObjectProperty<Intermission> intermissionProperty() {
    return state.intermission.getReadOnlyProperty();
  }

  /** Whether the host's clocks are known; without a connection they are not. */
  public ReadOnlyBooleanProperty clocksProperty() {
    return state.clocks.getReadOnlyProperty();
  }

  /** The deadline, if the host's clocks are known; otherwise empty. */
  public Optional<Countdown> counted(Optional<Countdown> until) {
    return until.filter(end -> state.clocks.get());
  }

  public ReadOnlyBooleanProperty endedProperty() {
    return state.ended.getReadOnlyProperty();
  }

  /** Closes claims without waiting for the remaining answers; allowed for the owner only. */
  public void closeWindow() {
    requests.closeWindow();
  }

  /** The automatic answers to claims. */
  public AutoAnswers answers() {
    return answers;
  }

  /** The log of this match. */
  public TableLog log() {
    return state.log;
  }

  /**
   * Notes in the log that the program made the moves of the player's seat while the player was
   * away.
   *
   * @param before the player's progress before that
   * @param asked the move that was unanswered when the connection was lost or the program closed
   */
  public void playedSince(Progress before, Optional<Move> asked) {
    Progress now = Progress.of(this);
    Optional<Move> arriving = asked.filter(move -> before.goesOnIn(now));
    playerView()
        .seat()
        .ifPresent(me -> log().playedFor(me, now.hand(), before.knownOf(now), arriving));
  }

  /** The name of the player in a seat. */
  public String nameOf(Seat seat) {
    return state.people.nameOf(seat);
  }
}
