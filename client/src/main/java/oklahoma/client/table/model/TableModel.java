package oklahoma.client.table.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.util.Subscription;
import oklahoma.client.table.model.hand.Arranged;
import oklahoma.client.table.model.hand.Tray;
import oklahoma.protocol.messages.Deed;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Onlooker;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;

/**
 * The table as one guest of it knows it. The deal changes only by what the host says; a move of
 * one's own is judged here first and then asked for, one at a time. Knows no node and belongs to
 * one thread, the screen's.
 */
public final class TableModel {
  private final Consumer<ToHost> outbox;
  private final Requests requests;
  private final AutoAnswers answers;
  private final OwnCards own;
  private final Company company;
  private final HostMessages hearing;
  private final TableLog log = new TableLog();
  private final List<Consumer<Change>> watchers = new ArrayList<>();
  private final ReadOnlyObjectWrapper<Sight> sight;
  private final ReadOnlyObjectWrapper<Prompt> prompt;
  private final ReadOnlyObjectWrapper<Standing> standing;
  private final ReadOnlyObjectWrapper<Intermission> intermission =
      new ReadOnlyObjectWrapper<>(this, "intermission", Intermission.NONE);
  private final ReadOnlyObjectWrapper<Optional<Farewell>> farewell =
      new ReadOnlyObjectWrapper<>(this, "farewell", Optional.empty());
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
    hearing.welcomed(welcome);
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
    company.sit(seats, Optional.empty(), List.of());
    resume(soFar, List.of(), Intermission.NONE, Optional.empty());
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
    this.replayed = replayed;
    requests = new Requests(outbox, this::refusal);
    answers = new AutoAnswers(() -> promptProperty().get(), this::sight, this::send, later, chance);
    company = new Company(outbox, () -> sight().seat());
    hearing = new HostMessages(this, requests, answers, nanos);
    dealsBefore = dealsBefore(score, deal);
    Sight first = new Sight(deal, viewer, arranged(deal, viewer));
    sight = new ReadOnlyObjectWrapper<>(this, "sight", first);
    standing = new ReadOnlyObjectWrapper<>(this, "standing", score);
    prompt = new ReadOnlyObjectWrapper<>(this, "prompt", prompt(Optional.empty()));
    own = new OwnCards(sight, this::tell);
  }

  /** Takes in a message of the host; numbers and gaps are the link's business. */
  public void receive(FromHost message) {
    hearing.take(message);
  }

  /**
   * Calls somebody after every change, when all properties tell of it already.
   *
   * @return ends it
   */
  public Subscription watch(Consumer<Change> watcher) {
    watchers.add(watcher);
    return () -> watchers.remove(watcher);
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
        : OklahomaPrompts.refusal(sight.get().game(), seat.get(), move);
  }

  /** Whether a record is shown here, so that nobody plays. */
  public boolean replayed() {
    return replayed;
  }

  /** To whom what happens is told: whoever looks at a record is none of those who played. */
  public Viewer reader() {
    return replayed ? Onlooker.ONLOOKER : sight.get().me();
  }

  /** Asks to lay down what is in the tray. */
  public Outcome layDown() {
    Tray tray = sight.get().own().tray();
    return send(tray.move(), tray.ids());
  }

  /** Is ready for the next deal, or for another match after the last one. */
  public void ready() {
    outbox.accept(standing.get().over() ? new ToHost.Rematch() : new ToHost.Ready());
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

  /** Who is at the table. */
  public Company company() {
    return company;
  }

  /** Who sits where, in seat order. */
  public ReadOnlyObjectProperty<List<SeatLabel>> labelsProperty() {
    return company.labelsProperty();
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

  /** What answers claim windows for the player. */
  public AutoAnswers answers() {
    return answers;
  }

  /** What has happened. */
  public TableLog log() {
    return log;
  }

  /** What a seat's player is called. */
  public String nameOf(Seat seat) {
    return company.nameOf(seat);
  }

  /** An event that a record tells of. */
  void happened(Event event, Standing score) {
    standing.set(score);
    happened(event, false, Mover.SEAT, Optional.empty());
  }

  /**
   * Something happens.
   *
   * @param mine whether one has asked for it
   */
  void happened(Event event, boolean mine, Mover mover, Optional<Deadline> deadline) {
    Sight before = sight.get();
    Set<Integer> leaving = mine ? requests.cards() : Set.of();
    Deal deal = before.game().after(event);
    Sight after = new Sight(deal, before.me(), own.after(event, deal, leaving));
    if (mine) {
      requests.drop();
    }
    sight.set(after);
    log.add(new LogLine(round(deal), event, deal, mover), before.seat());
    await(deadline);
    tell(new Change.Happened(event, mine, before, after));
  }

  /** A deal begins; all its cards come from the stock. */
  void dealt(Deal deal, Standing score, Optional<Deadline> deadline) {
    Sight before = sight.get();
    dealsBefore = dealsBefore(score, deal);
    intermission.set(Intermission.NONE);
    standing.set(score);
    if (score.deals().isEmpty()) {
      log.clear();
    }
    sight.set(new Sight(deal, before.me(), arranged(deal, before.me())));
    own.forget();
    await(deadline);
    tell(new Change.Dealt(before, sight.get()));
  }

  /** The deal is over, and the next one waits. */
  void paused(Intermission pause, Standing score) {
    intermission.set(pause);
    standing.set(score);
    await(Optional.empty());
  }

  /** The owner of the table has done something about others. */
  void tended(Deed deed) {
    log.add(new LogDeed(round(), deed));
    company.tended(deed);
  }

  /** Some have come or gone. */
  void present(List<PresenceChange> changes) {
    changes.forEach(change -> {
      log.add(round(), change);
      company.tell(change);
    });
  }

  /** A clock that ran has begun again. */
  void awake(Optional<Deadline> deadline) {
    if (sight.get().game().over()) {
      intermission.set(new Intermission(intermission.get().ready(), deadline));
    } else {
      await(deadline);
    }
  }

  /** So much help there is. */
  void help(TableHelp offered) {
    help = offered;
  }

  /** The host ends it all. */
  void ended(Farewell reason) {
    farewell.set(Optional.of(reason));
  }

  /** The cards lie so now. The hand keeps its order when the same deal goes on. */
  void stand(Deal deal, Viewer me, Standing score) {
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

  /** It goes on after what happened so far. */
  void resume(
      List<Event> soFar, List<Deed> deeds, Intermission pause, Optional<Deadline> deadline) {
    intermission.set(pause);
    log.restore(round(), sight.get().game(), soFar, deeds, sight.get().seat());
    await(deadline);
  }

  private void await(Optional<Deadline> deadline) {
    prompt.set(prompt(deadline));
  }

  /** What a record shows waits for nobody who looks on. */
  private Prompt prompt(Optional<Deadline> deadline) {
    Sight now = sight.get();
    Sight asked = replayed ? new Sight(now.game(), Onlooker.ONLOOKER, now.own()) : now;
    return OklahomaPrompts.of(asked, deadline, standing.get().over());
  }

  /** Tells everybody who watches. */
  void tell(Change change) {
    List.copyOf(watchers).forEach(watcher -> watcher.accept(change));
  }
}
