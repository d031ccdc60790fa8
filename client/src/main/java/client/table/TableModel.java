package client.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import protocol.Care;
import protocol.Farewell;
import protocol.FromHost;
import protocol.Mover;
import protocol.Name;
import protocol.SeatLabel;
import protocol.TableHelp;
import protocol.ToHost;
import rules.Deal;
import rules.Event;
import rules.Move;
import rules.Onlooker;
import rules.Reason;
import rules.Refusal;
import rules.Seat;
import rules.Seen;
import rules.Standing;
import rules.Viewer;
import rules.card.Rank;
import rules.gin.Gin;
import rules.oklahoma.Oklahoma;

/**
 * The table as one guest of it knows it. The deal changes only by what the host says; a move of
 * one's own is judged here first and then asked for, one at a time. Knows no node and belongs to
 * one thread, the screen's.
 */
public final class TableModel {
  private final Consumer<ToHost> outbox;
  private final LongSupplier nanos;
  private final Requests requests;
  private final AutoAnswers answers;
  private final OwnCards own;
  private final TableLog log = new TableLog();
  private final List<Consumer<Change>> watchers = new ArrayList<>();
  private final ReadOnlyObjectWrapper<Sight> sight;
  private final ReadOnlyObjectWrapper<Prompt> prompt;
  private final ReadOnlyObjectWrapper<List<SeatLabel>> labels =
      new ReadOnlyObjectWrapper<>(this, "labels", List.of());
  private final ReadOnlyObjectWrapper<Standing> standing;
  private final ReadOnlyObjectWrapper<Intermission> intermission =
      new ReadOnlyObjectWrapper<>(this, "intermission", Intermission.NONE);
  private final ReadOnlyObjectWrapper<Optional<Farewell>> farewell =
      new ReadOnlyObjectWrapper<>(this, "farewell", Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Seat>> owner =
      new ReadOnlyObjectWrapper<>(this, "owner", Optional.empty());
  private final ReadOnlyObjectWrapper<List<Name>> onlookers =
      new ReadOnlyObjectWrapper<>(this, "onlookers", List.of());
  private final boolean replayed;
  private TableHelp help = TableHelp.ALL;
  private int dealsBefore;

  /**
   * A table that one has just been welcomed to.
   *
   * @param welcome the host's first word about it
   * @param outbox takes what is to be said to the host
   * @param later does something after a while
   * @param nanos this computer's own clock, as {@link System#nanoTime}
   * @param chance by which automatic answers hesitate
   */
  public TableModel(
      FromHost.Welcome welcome,
      Consumer<ToHost> outbox,
      Later later,
      LongSupplier nanos,
      RandomGenerator chance) {
    this(
        welcome.deal().value(),
        welcome.viewer(),
        welcome.standing(),
        false,
        outbox,
        later,
        nanos,
        chance);
    requests.heard(welcome.number());
    sit(welcome);
    resume(welcome);
  }

  /** A table at which nobody plays: what a record tells is shown there, through these eyes. */
  TableModel(Deal deal, Seat viewer, List<SeatLabel> seats, Standing score, List<Event> soFar) {
    this(
        deal,
        viewer,
        score,
        true,
        toHost -> {},
        (ms, what) -> {},
        () -> 0,
        RandomGenerator.getDefault());
    labels.set(seats);
    stand(soFar, Optional.empty());
  }

  private TableModel(
      Deal deal,
      Viewer viewer,
      Standing score,
      boolean replayed,
      Consumer<ToHost> outbox,
      Later later,
      LongSupplier nanos,
      RandomGenerator chance) {
    this.outbox = outbox;
    this.nanos = nanos;
    this.replayed = replayed;
    requests = new Requests(outbox, this::refusal);
    answers = new AutoAnswers(new Table(), this::send, later, chance);
    dealsBefore = dealsBefore(score, deal);
    Sight first = new Sight(deal, viewer, arranged(deal, viewer));
    sight = new ReadOnlyObjectWrapper<>(this, "sight", first);
    standing = new ReadOnlyObjectWrapper<>(this, "standing", score);
    prompt = new ReadOnlyObjectWrapper<>(this, "prompt", prompt(Optional.empty()));
    own = new OwnCards(sight, this::tell);
  }

  /** Takes in a message of the host; numbers and gaps are the link's business. */
  public void receive(FromHost message) {
    if (message instanceof FromHost.Numbered numbered) {
      requests.heard(numbered.number());
    }
    switch (message) {
      case FromHost.Welcome welcome -> restore(welcome);
      case FromHost.Update update -> happened(update);
      case FromHost.DealBegan began -> dealt(began);
      case FromHost.Intermission pause -> paused(pause);
      case FromHost.Seats seats -> seated(seats);
      case FromHost.Refused refused -> refused(refused);
      case FromHost.Pong pong -> {}
      case FromHost.Tables tables -> {}
      case FromHost.Lobby lobby -> {}
      case FromHost.LobbyRefused refused -> {}
      case FromHost.Chatted chatted -> {}
      case FromHost.PasswordAsked asked -> {}
      case FromHost.Fair fair -> {}
      case FromHost.Bye bye -> farewell.set(Optional.of(bye.reason()));
    }
  }

  /** Calls somebody after every change, when all properties tell of it already. */
  public void watch(Consumer<Change> watcher) {
    watchers.add(watcher);
  }

  /** Asks for a move that plays no particular ones among equal cards. */
  public Outcome send(Move move) {
    return send(move, Set.of());
  }

  /**
   * Asks for a move, if the rules allow it as far as one can see.
   *
   * @param cards the ids of the cards that it plays, where equal ones are held
   */
  public Outcome send(Move move, Set<Integer> cards) {
    return requests.send(move, cards);
  }

  /** Why a move would be refused now; empty if it would not be. */
  public Optional<Refusal> refusal(Move move) {
    Optional<Seat> seat = sight.get().seat();
    return seat.isEmpty() || replayed
        ? Optional.of(Refusal.of(Reason.NOT_SEATED))
        : Prompts.refusal(sight.get().game(), seat.get(), move);
  }

  /** Whether a record is shown here, so that nobody plays. */
  public boolean replayed() {
    return replayed;
  }

  /** To whom what happens is told: whoever looks at a record is none of those who played. */
  Viewer reader() {
    return replayed ? Onlooker.ONLOOKER : sight.get().me();
  }

  /** Asks to lay down what is in the tray. */
  public Outcome layDown() {
    Tray tray = sight.get().own().tray();
    return send(tray.move(), tray.ids());
  }

  /**
   * The next player's second answer to a claim window: no, and a card from the stock as soon as
   * there is one (O-15).
   */
  public Outcome passAndDraw() {
    return answers.passAndDraw();
  }

  /** Is ready for the next deal, or for another match after the last one. */
  public void ready() {
    outbox.accept(standing.get().over() ? new ToHost.Rematch() : new ToHost.Ready());
  }

  /** Closes a claim window that waits for all; only the owner of the table may. */
  void closeWindow() {
    outbox.accept(new ToHost.Hurry());
  }

  /** Keeps the next deal from beginning by itself. */
  public void hold() {
    outbox.accept(new ToHost.Hold());
  }

  /** Whether one may tend the table: hold the next deal, and see to other seats. */
  public boolean owns() {
    return owner.get().isPresent() && owner.get().equals(sight.get().seat());
  }

  /** Does something about another seat; only the owner of the table may. */
  public void tend(Seat seat, Care care) {
    outbox.accept(new ToHost.Tend(seat, care));
  }

  /**
   * Sends somebody away who watches; only the owner of the table may.
   *
   * @param keepOut whether for good, under any name
   */
  public void dismiss(Name onlooker, boolean keepOut) {
    outbox.accept(new ToHost.Dismiss(onlooker, keepOut));
  }

  /** Leaves the table for good. */
  public void leave() {
    outbox.accept(new ToHost.Leave());
  }

  /** What one sees. */
  public ReadOnlyObjectProperty<Sight> sightProperty() {
    return sight.getReadOnlyProperty();
  }

  /** What one sees now. */
  public Sight sight() {
    return sight.get();
  }

  /** Which hand of Oklahoma or round of gin this is, from 1; void rounds count too. */
  public int round() {
    return round(sight.get().game());
  }

  /** How many deals of the match were played before this one. */
  int dealsBefore() {
    return dealsBefore;
  }

  /** Whether the host has told the score of this deal. */
  boolean scored() {
    return standing.get().deals().size() > dealsBefore;
  }

  /** How one's own cards are arranged, and every way to arrange them. */
  public OwnCards own() {
    return own;
  }

  /** What one may do now. */
  public ReadOnlyObjectProperty<Prompt> promptProperty() {
    return prompt.getReadOnlyProperty();
  }

  /** The move that the host has not answered yet. */
  public ReadOnlyObjectProperty<Optional<Pending>> pendingProperty() {
    return requests.pendingProperty();
  }

  /** Who sits where, in seat order. */
  public ReadOnlyObjectProperty<List<SeatLabel>> labelsProperty() {
    return labels.getReadOnlyProperty();
  }

  /** Who may tend the table; nobody if empty. */
  public ReadOnlyObjectProperty<Optional<Seat>> ownerProperty() {
    return owner.getReadOnlyProperty();
  }

  /** Who watches. */
  public ReadOnlyObjectProperty<List<Name>> onlookersProperty() {
    return onlookers.getReadOnlyProperty();
  }

  /** The help that there is at this table. */
  public TableHelp help() {
    return help;
  }

  /** The score; a deal counts as soon as it is over. */
  public ReadOnlyObjectProperty<Standing> standingProperty() {
    return standing.getReadOnlyProperty();
  }

  /** Who is ready for the next deal. */
  public ReadOnlyObjectProperty<Intermission> intermissionProperty() {
    return intermission.getReadOnlyProperty();
  }

  /** Why the host ended it all; empty while it goes on. */
  public ReadOnlyObjectProperty<Optional<Farewell>> farewellProperty() {
    return farewell.getReadOnlyProperty();
  }

  /** Whether every claim window is answered with no by itself, until one's own turn comes. */
  public BooleanProperty noUntilMyTurnProperty() {
    return answers.noUntilMyTurnProperty();
  }

  /** Whether every claim window is answered with no by itself as soon as one is down. */
  public BooleanProperty noWhenDownProperty() {
    return answers.noWhenDownProperty();
  }

  /** The ranks that one wants to be asked for in claim windows; all if there are none. */
  public ObjectProperty<Set<Rank>> askOnlyForProperty() {
    return answers.onlyForProperty();
  }

  /** What has happened. */
  public TableLog log() {
    return log;
  }

  /** What a seat's player is called. */
  public String nameOf(Seat seat) {
    return labels.get().get(seat.ordinal()).name().text();
  }

  private void happened(FromHost.Update update) {
    boolean mine = requests.answeredBy(update, sight.get().me());
    happened(update.event().value(), mine, update.mover(), update.millisLeft());
    answers.follow();
  }

  /** An event that a record tells of. */
  void happened(Event event, Standing score) {
    standing.set(score);
    happened(event, false, Mover.SEAT, OptionalLong.empty());
  }

  private void happened(Event event, boolean mine, Mover mover, OptionalLong millisLeft) {
    Sight before = sight.get();
    Set<Integer> leaving = mine ? requests.cards() : Set.of();
    Deal deal = before.game().after(event);
    Sight after = new Sight(deal, before.me(), own.after(event, deal, leaving));
    if (mine) {
      requests.drop();
    }
    sight.set(after);
    log.add(new LogLine(round(deal), event, deal, mover), before.seat());
    await(millisLeft);
    tell(new Change.Happened(event, mine, before, after));
  }

  private void dealt(FromHost.DealBegan began) {
    requests.drop();
    answers.forget();
    dealt(began.deal().value(), began.standing(), began.millisLeft());
    answers.follow();
  }

  /** A deal begins; all its cards come from the stock. */
  void dealt(Deal deal, Standing score, OptionalLong millisLeft) {
    Sight before = sight.get();
    dealsBefore = dealsBefore(score, deal);
    intermission.set(Intermission.NONE);
    standing.set(score);
    if (score.deals().isEmpty()) {
      log.clear();
    }
    sight.set(new Sight(deal, before.me(), arranged(deal, before.me())));
    own.forget();
    await(millisLeft);
    tell(new Change.Dealt(before, sight.get()));
  }

  private void seated(FromHost.Seats seats) {
    owner.set(seats.owner());
    onlookers.set(seats.onlookers());
    labels.set(seats.seats());
  }

  private void paused(FromHost.Intermission pause) {
    intermission.set(new Intermission(pause.ready(), deadline(pause.millisLeft())));
    standing.set(pause.standing());
    await(OptionalLong.empty());
  }

  private void restore(FromHost.Welcome welcome) {
    Sight before = sight.get();
    Optional<Pending> lost = requests.drop();
    stand(welcome.deal().value(), welcome.viewer(), welcome.standing());
    sit(welcome);
    resume(welcome);
    Sight after = sight.get();
    lost.ifPresent(move -> tell(new Change.TakenBack(move, Optional.empty(), before, after)));
    tell(new Change.Restored(before, after));
    answers.follow();
  }

  /** Everything is at once as a record says of a moment. */
  void restored(Deal deal, Standing score, List<Event> soFar) {
    Sight before = sight.get();
    stand(deal, before.me(), score);
    stand(soFar, Optional.empty());
    tell(new Change.Restored(before, sight.get()));
  }

  /** The hand keeps its order when the same deal goes on. */
  private void stand(Deal deal, Viewer me, Standing score) {
    Sight before = sight.get();
    int now = dealsBefore(score, deal);
    boolean same = me == before.me() && now == dealsBefore;
    dealsBefore = now;
    Arranged arranged = same ? own.holding(deal, Set.of()) : arranged(deal, me);
    if (replayed) {
      arranged = arranged.with(arranged.hand().settled());
    }
    sight.set(new Sight(deal, me, arranged));
    standing.set(score);
  }

  private void sit(FromHost.Welcome welcome) {
    labels.set(welcome.seats());
    owner.set(welcome.owner());
    onlookers.set(welcome.onlookers());
    help = welcome.help();
  }

  /** Nobody lays down by hand what a record tells. */
  private Arranged arranged(Deal deal, Viewer me) {
    Arranged dealt = OwnCards.dealt(deal, me);
    return replayed ? dealt.with(Tray.none()) : dealt;
  }

  private int round(Deal game) {
    return switch (game) {
      case Oklahoma deal -> deal.hand();
      case Gin gin -> dealsBefore + 1;
    };
  }

  private static int dealsBefore(Standing standing, Deal deal) {
    return standing.deals().size() - (deal.over() ? 1 : 0);
  }

  private void resume(FromHost.Welcome welcome) {
    boolean over = sight.get().game().over();
    intermission.set(
        over
            ? new Intermission(welcome.ready(), deadline(welcome.millisLeft()))
            : Intermission.NONE);
    List<Event> soFar = welcome.soFar().stream().map(Seen::value).toList();
    stand(soFar, over ? Optional.empty() : deadline(welcome.millisLeft()));
  }

  private void stand(List<Event> soFar, Optional<Deadline> deadline) {
    log.restore(round(), sight.get().game(), soFar, sight.get().seat());
    await(deadline);
  }

  private void refused(FromHost.Refused refused) {
    if (requests.answeredBy(refused)) {
      answers.refused(refused.refusal());
      Sight now = sight.get();
      requests
          .drop()
          .ifPresent(
              asked -> tell(new Change.TakenBack(asked, Optional.of(refused.refusal()), now, now)));
      answers.follow();
    }
  }

  private void await(OptionalLong millis) {
    await(deadline(millis));
  }

  private void await(Optional<Deadline> deadline) {
    prompt.set(prompt(deadline));
  }

  /** What a record shows waits for nobody who looks on. */
  private Prompt prompt(Optional<Deadline> deadline) {
    Sight now = sight.get();
    Sight asked = replayed ? new Sight(now.game(), Onlooker.ONLOOKER, now.own()) : now;
    return Prompts.of(asked, deadline, standing.get().over());
  }

  private Optional<Deadline> deadline(OptionalLong millis) {
    return millis.isPresent()
        ? Optional.of(Deadline.in(millis.getAsLong(), nanos.getAsLong()))
        : Optional.empty();
  }

  private void tell(Change change) {
    List.copyOf(watchers).forEach(watcher -> watcher.accept(change));
  }

  /** What automatic answers read. */
  private final class Table implements AutoAnswers.Table {
    @Override
    public Prompt prompt() {
      return prompt.get();
    }

    @Override
    public Sight sight() {
      return sight.get();
    }
  }
}
