package oklahoma.client.table.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Refusal;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.ProposedMove;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMatch;

/** Speaks to one model as a host would, from a whole deal of its own, when a test tells it to. */
public final class FakeHost {
  private static final List<String> NAMES =
      List.of("North", "East", "South", "West", "Gauss", "Euler", "Noether", "Abel");

  /** Four at a table of Oklahoma; what it waits for is put in at the end. */
  static final String FOUR =
      """
      oklahoma
      A: 3h Qc 9h 9d 9c Kh Kd
      B: 5h Qd
      C: 3456789TJs
      D: 7h
      pile 4d
      stock 8d 9d Td Jd Qd Kd 3d 4d
      %s
      """;

  private record Alarm(long atMs, Runnable what) {}

  private final Viewer viewer;
  private final List<ToHost> received = new ArrayList<>();
  private final List<Alarm> alarms = new ArrayList<>();
  private final List<Event> soFar = new ArrayList<>();
  private final List<OwnerAction> ownerActions = new ArrayList<>();
  private Oklahoma deal;
  private Standing standing;
  private long number = 40;
  private long nowMs;
  public final TableModel model;

  public FakeHost(Oklahoma deal, Viewer viewer) {
    this.deal = deal;
    this.viewer = viewer;
    standing = OklahomaMatch.of(deal.rules(), Seat.A).standing();
    model =
        new TableModel(
            welcome(),
            received::add,
            (ms, what) -> alarms.add(new Alarm(nowMs + ms, what)),
            () -> nowMs * 1_000_000,
            new SplittableRandom(1));
  }

  static FakeHost of(String table, Viewer viewer) {
    return new FakeHost(Notation.deal(table).orElseThrow(), viewer);
  }

  /** Four at a table that waits for something, such as {@code A to play}. */
  public static FakeHost ofFour(String phase, Viewer viewer) {
    return of(FOUR.formatted(phase), viewer);
  }

  static List<SeatLabel> labels(int seats) {
    return Seat.first(seats).stream()
        .map(seat -> SeatLabel.ofHuman(seat, new Name(NAMES.get(seat.ordinal()))))
        .toList();
  }

  public Oklahoma deal() {
    return deal;
  }

  /** The moves that the model has asked for since the last call. */
  List<Move> moves() {
    List<Move> moves = received.stream().map(request -> ((ToHost.Command) request).move()).toList();
    received.clear();
    return moves;
  }

  /** The one command that the model has sent, which is not going to be answered by this. */
  ToHost.Command unanswered() {
    return (ToHost.Command) received.removeLast();
  }

  FromHost.Welcome welcome() {
    List<Seen<Event>> seen =
        soFar.stream().flatMap(event -> Seen.of(event, viewer).stream()).toList();
    return new FromHost.Welcome(
        number,
        viewer,
        Optional.empty(),
        labels(deal.rules().seats()),
        standing,
        Seen.of(deal, viewer),
        seen,
        Set.of(),
        OptionalLong.of(8_000),
        Optional.empty(),
        List.of(),
        TableHelp.ALL,
        ownerActions,
        false);
  }

  /** The owner of the table does something. */
  void tends(OwnerAction ownerAction) {
    int seen = (int) soFar.stream().filter(event -> Seen.of(event, viewer).isPresent()).count();
    ownerActions.add(ownerAction.after(seen));
    model.receive(new FromHost.OwnerActed(ownerActions.getLast()));
  }

  /** How many delayed tasks there are. */
  int alarms() {
    return alarms.size();
  }

  /** What the model has said last. */
  ToHost lastRequest() {
    return received.removeLast();
  }

  /** Others play, or the viewer without a command. */
  public FakeHost play(String... moves) {
    for (String move : moves) {
      ProposedMove meant = Notation.meant(move).orElseThrow();
      allow(meant.seat(), meant.move(), OptionalLong.empty());
    }
    return this;
  }

  /** A seat plays while the viewer is away. */
  public FakeHost missed(String move) {
    ProposedMove meant = Notation.meant(move).orElseThrow();
    allowed(meant.seat(), meant.move()).forEach(this::happened);
    return this;
  }

  /** Lets these events happen, as if any seat had caused them. */
  public void happen(List<Event> events) {
    events.forEach(event -> tell(event, OptionalLong.empty()));
  }

  /** Answers the one command that the model has sent. */
  FakeHost answer() {
    ToHost.Command command = unanswered();
    allow((Seat) viewer, command.move(), OptionalLong.of(command.id()));
    return this;
  }

  /** Refuses the one command that the model has sent. */
  FakeHost refuse(Refusal refusal) {
    ToHost.Command command = unanswered();
    model.receive(new FromHost.Refused(command.id(), refusal));
    return this;
  }

  /** Begins another deal. */
  public FakeHost deal(Oklahoma next) {
    return deal(next, standing);
  }

  /** Begins another deal after so much has been scored. */
  public FakeHost deal(Oklahoma next, Standing score) {
    deal = next;
    standing = score;
    soFar.clear();
    model.receive(
        new FromHost.DealBegan(++number, Seen.of(deal, viewer), standing, OptionalLong.empty()));
    return this;
  }

  /** Welcomes the model again. */
  public FakeHost welcomeAgain() {
    model.receive(welcome());
    return this;
  }

  /** The viewer comes back when another deal has begun. */
  FakeHost missed(Oklahoma next, Standing score) {
    deal = next;
    standing = score;
    soFar.clear();
    return welcomeAgain();
  }

  /** Lets time pass. */
  FakeHost pass(long ms) {
    nowMs += ms;
    List<Alarm> due = alarms.stream().filter(alarm -> alarm.atMs() <= nowMs).toList();
    alarms.removeAll(due);
    due.forEach(alarm -> alarm.what().run());
    return this;
  }

  private void allow(Seat seat, Move move, OptionalLong command) {
    allowed(seat, move).forEach(event -> tell(event, command));
  }

  private List<Event> allowed(Seat seat, Move move) {
    return switch (deal.rule(seat, move)) {
      case Ruling.Allowed(List<Event> events) -> events;
      case Ruling.Refused(Refusal refusal) ->
          throw new AssertionError(move + " refused: " + refusal);
    };
  }

  private void happened(Event event) {
    deal = (Oklahoma) deal.after(event);
    soFar.add(event);
  }

  private void tell(Event event, OptionalLong command) {
    happened(event);
    Seen.of(event, viewer)
        .ifPresent(seen ->
            model.receive(
                new FromHost.Update(++number, seen, command, Mover.SEAT, OptionalLong.of(5_000))));
  }

  /** The number by which the model knows a card of its own hand. */
  int id(String card) {
    return model.own().hand().cards().stream()
        .filter(held -> held.card().equals(Cards.card(card)))
        .findFirst()
        .orElseThrow()
        .id();
  }

  /** The player puts cards into a slot of the tray. */
  void stage(int slot, String... cards) {
    model.own().stage(slot, List.of(cards).stream().map(this::id).toList());
  }
}
