package oklahoma.client.table.model;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import oklahoma.client.fixture.Welcomes;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.ProposedMove;
import oklahoma.rules.oklahoma.Oklahoma;

/**
 * A table with a rigged deal, judged by the rules: it answers the commands of seat A, and plays the
 * other seats as the test asks.
 */
public final class RiggedTable {
  private static final List<String> NAMES =
      List.of("South", "West", "North", "East", "Euler", "Gauss", "Noether", "Ада");

  private final List<ToHost> sent = new ArrayList<>();
  private final List<Runnable> later = new ArrayList<>();
  private final TableModel model;
  private final Seat me = Seat.A;
  private final Deal first;
  private Deal deal;
  private long number;
  private boolean answering = true;
  private long ahead;
  private OptionalLong window = OptionalLong.empty();

  public RiggedTable(String text) {
    this(text, List.of());
  }

  /**
   * @param totals points of the seats so far
   */
  public RiggedTable(String text, List<Integer> totals) {
    this(text, totals, NAMES);
  }

  /**
   * @param totals points of the seats so far
   * @param names what the players are called
   */
  public RiggedTable(String text, List<Integer> totals, List<String> names) {
    this.first =
        text.startsWith("gin")
            ? Notation.gin(text).orElseThrow()
            : Notation.deal(text).orElseThrow();
    this.deal = first;
    int seats = deal.tableau().seats();
    List<Integer> points = totals.isEmpty() ? Collections.nCopies(seats, 0) : totals;
    Standing standing = new Standing(List.of(), points, List.of(), false);
    model =
        new TableModel(
            welcome(labels(seats, names), standing),
            this::asked,
            (ms, what) -> later.add(what),
            () -> System.nanoTime() + ahead,
            new Random(1));
  }

  private FromHost.Welcome welcome(List<SeatLabel> labels, Standing standing) {
    return Welcomes.of(number, labels, standing, Seen.of(deal, me));
  }

  /** The table as seat A knows it. */
  public TableModel model() {
    return model;
  }

  /** The deal with all cards open. */
  public Oklahoma deal() {
    return (Oklahoma) deal;
  }

  /** The deal with all cards open, whatever is played. */
  public Deal game() {
    return deal;
  }

  /** The number of the last message that the model has received. */
  public long number() {
    return number;
  }

  /** What seat A has asked for. */
  public List<ToHost> sent() {
    return sent;
  }

  /** From now on commands stay unanswered. */
  public void silent() {
    answering = false;
  }

  /** Answers the last command, which was left unanswered. */
  public void answer() {
    if (sent.getLast() instanceof ToHost.Command(long id, long seen, Move move)) {
      play(me, move, OptionalLong.of(id));
    }
  }

  /** The same cards are dealt as a new deal. */
  public void dealAgain() {
    begin(first);
  }

  /** Another hand of Oklahoma is dealt. */
  public void deal(String text) {
    begin(Notation.deal(text).orElseThrow());
  }

  private void begin(Deal next) {
    deal = next;
    Standing standing =
        new Standing(List.of(), model.standingProperty().get().totals(), List.of(), false);
    model.receive(
        new FromHost.DealBegan(++number, Seen.of(deal, me), standing, OptionalLong.empty()));
  }

  /** The line was lost and is back; meanwhile the same cards were dealt as a new deal. */
  public void comeBackToANewDeal() {
    deal = first;
    number++;
    model.receive(welcome(model.labelsProperty().get(), model.standingProperty().get()));
  }

  /** So much time passes at once. */
  public void pass(Duration time) {
    ahead += time.toNanos();
  }

  /** From now on so much time is left whenever somebody is asked. */
  public RiggedTable window(long ms) {
    window = OptionalLong.of(ms);
    return this;
  }

  /** From now on the table is the player's own. */
  public RiggedTable owned() {
    model.receive(
        new FromHost.Seats(++number, model.labelsProperty().get(), Optional.of(me), List.of()));
    return this;
  }

  /** Plays moves in the notation, such as {@code B discards Qc}. */
  public RiggedTable play(String... moves) {
    for (String text : moves) {
      ProposedMove meant = Notation.meant(text).orElseThrow();
      play(meant.seat(), meant.move(), OptionalLong.empty());
    }
    return this;
  }

  private void asked(ToHost message) {
    sent.add(message);
    if (message instanceof ToHost.Command(long id, long seen, Move move) && answering) {
      play(me, move, OptionalLong.of(id));
    }
  }

  private void play(Seat seat, Move move, OptionalLong command) {
    switch (deal.rule(seat, move)) {
      case Ruling.Refused(var refusal) when command.isPresent() ->
          model.receive(new FromHost.Refused(command.getAsLong(), refusal));
      case Ruling.Refused(var refusal) -> throw new IllegalArgumentException(refusal.toString());
      case Ruling.Allowed(List<Event> events) -> events.forEach(event -> happen(event, command));
    }
  }

  private void happen(Event event, OptionalLong command) {
    deal = deal.after(event);
    Seen.of(event, me)
        .ifPresent(seen ->
            model.receive(new FromHost.Update(++number, seen, command, Mover.SEAT, window)));
  }

  private static List<SeatLabel> labels(int seats, List<String> names) {
    List<SeatLabel> labels = new ArrayList<>();
    for (Seat seat : Seat.first(seats)) {
      Optional<BotLevel> bot = seat.ordinal() > 3 ? Optional.of(BotLevel.NORMAL) : Optional.empty();
      Name name = new Name(names.get(seat.ordinal()));
      labels.add(new SeatLabel(seat, name, bot, Presence.HERE, OptionalLong.empty()));
    }
    return labels;
  }
}
