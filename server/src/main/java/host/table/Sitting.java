package host.table;

import host.journal.Journal;
import host.journal.JournalFailed;
import java.time.Duration;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import protocol.BotLevel;
import protocol.Farewell;
import protocol.FromHost;
import protocol.LobbyFault;
import protocol.SeatKey;
import protocol.ToHost;
import protocol.Wish;
import rules.Deal;
import rules.Event;
import rules.Move;
import rules.Onlooker;
import rules.Reason;
import rules.Refusal;
import rules.Ruling;
import rules.Seat;
import rules.Viewer;

/**
 * What goes on at a table: who sits there, the match, and who is told what. Used by the table's
 * thread alone.
 */
final class Sitting {
  private static final Logger LOG = LoggerFactory.getLogger(Sitting.class);

  private final String name;
  private final TableSetup setup;
  private final Journal journal;
  private final Dealing chance;
  private final Chairs chairs;
  private final Audience audience;
  private final Clock clock;
  private final BotDesk bots;
  private final Set<Seat> ready = EnumSet.noneOf(Seat.class);
  private Optional<Play> play = Optional.empty();
  private Optional<Farewell> farewell = Optional.empty();

  Sitting(
      String name, TableSetup setup, Journal journal, Dealing chance, BotDesk bots, Clock clock) {
    this.name = name;
    this.setup = setup;
    this.journal = journal;
    this.chance = chance;
    this.bots = bots;
    this.clock = clock;
    chairs = new Chairs(setup.chairs());
    audience = new Audience(setup.rules().seats());
  }

  /** Why the table closes; it stays open while empty. */
  Optional<Farewell> farewell() {
    return farewell;
  }

  /** Takes leave of everybody. */
  void end(Farewell reason) {
    clock.stop();
    audience.bye(reason);
  }

  /** Does what a letter asks for, and then asks the bots that are to act. */
  void read(Letter letter) throws JournalFailed {
    switch (letter) {
      case Letter.Joined(Guest guest, ToHost.Hello hello) -> joined(guest, hello);
      case Letter.Heard(Guest guest, ToHost message) -> heard(guest, message);
      case Letter.Gone(Guest guest) -> gone(guest, false);
      case Letter.BotChose(Seat seat, long seen, Move move) -> botChose(seat, seen, move);
      case Letter.BotFailed(Seat seat, long seen, RuntimeException failure) ->
          botFailed(seat, seen, failure);
      case Letter.TimeUp(long moment) -> timeUp(moment);
      case Letter.AwayTooLong away -> awayTooLong(away);
      case Letter.ShownLongEnough(long moment) -> shownLongEnough(moment);
      case Letter.Hurry hurry -> playForTheSilent();
      case Letter.Close(Farewell reason) -> farewell = Optional.of(reason);
    }
    askBots();
  }

  private void joined(Guest guest, ToHost.Hello hello) throws JournalFailed {
    switch (hello.wish()) {
      case Wish.Sit sit ->
          chairs
              .sit(hello.name())
              .ifPresentOrElse(
                  seat -> audience.add(guest, seat), () -> guest.bye(Farewell.TABLE_FULL));
      case Wish.Watch watch -> audience.add(guest, Onlooker.ONLOOKER);
      case Wish.Look look -> guest.bye(Farewell.LEFT);
      case Wish.Return(SeatKey key) ->
          chairs
              .takeBack(key)
              .ifPresentOrElse(
                  seat -> tookBack(guest, seat), () -> guest.bye(Farewell.KEY_UNKNOWN));
    }
    if (play.isPresent()) {
      welcome(guest, true);
    } else if (chairs.full() && !audience.guests().isEmpty()) {
      begin();
    }
  }

  private void tookBack(Guest guest, Seat seat) {
    Optional<Guest> before = audience.in(seat);
    before.ifPresent(audience::remove);
    before.ifPresent(other -> other.bye(Farewell.SEAT_TAKEN_BACK));
    audience.seats(chairs.labels());
    audience.add(guest, seat);
  }

  private void welcome(Guest guest, boolean withKey) {
    Optional<Seat> seat = seatOf(guest);
    if (audience.viewer(guest).isPresent()) {
      Optional<SeatKey> key = withKey ? seat.map(chairs::renewKey) : Optional.empty();
      audience.welcome(
          guest, key, chairs.labels(), play.orElseThrow(), readySeats(), clock.millisLeft());
    }
  }

  private void heard(Guest guest, ToHost message) throws JournalFailed {
    if (audience.viewer(guest).isEmpty()) {
      return; // it was said before the guest heard the farewell
    }
    switch (message) {
      case ToHost.Hello again -> guest.bye(Farewell.BAD_MESSAGE);
      case ToHost.Command command -> commanded(guest, command);
      case ToHost.Ready said -> ready(guest, false);
      case ToHost.Rematch said -> ready(guest, true);
      case ToHost.Resync resync -> play.ifPresent(running -> welcome(guest, false));
      case ToHost.Leave leave -> gone(guest, true);
      case ToHost.Ping(long stamp) -> guest.tell(new FromHost.Pong(stamp));
      case ToHost.InLobby wish -> guest.tell(new FromHost.LobbyRefused(LobbyFault.NOT_OWNER));
      case ToHost.Tend tend -> {}
      case ToHost.Hurry hurry -> {}
      case ToHost.Hold hold -> {}
      case ToHost.BackToLobby back -> {}
      case ToHost.Chat chat -> {}
    }
  }

  private void gone(Guest guest, boolean forGood) throws JournalFailed {
    Optional<Viewer> viewer = audience.remove(guest);
    if (forGood) {
      guest.bye(Farewell.LEFT);
    }
    if (viewer.isPresent() && viewer.get() instanceof Seat seat) {
      emptied(seat, forGood);
    }
  }

  private void emptied(Seat seat, boolean forGood) throws JournalFailed {
    if (play.isEmpty()) {
      chairs.free(seat);
      return;
    }
    if (forGood) {
      chairs.botTakesOver(seat, BotLevel.NORMAL);
    } else {
      chairs.away(seat);
      watchForAbsent();
    }
    if (chairs.humans().isEmpty()) {
      farewell = Optional.of(Farewell.TABLE_CLOSED);
      return;
    }
    audience.seats(chairs.labels());
    goOnIfAllAreReady();
  }

  private void commanded(Guest guest, ToHost.Command command) throws JournalFailed {
    switch (judge(guest, command)) {
      case Ruling.Allowed(List<Event> events) ->
          happen(events, Audience.Cause.command(guest, command.id()));
      case Ruling.Refused(Refusal refusal) ->
          guest.tell(new FromHost.Refused(command.id(), refusal));
    }
  }

  private Ruling judge(Guest guest, ToHost.Command command) {
    Optional<Seat> seat = seatOf(guest);
    if (seat.isEmpty() || play.isEmpty()) {
      return new Ruling.Refused(Refusal.of(Reason.NOT_SEATED));
    }
    Ruling ruling = play.get().judge(seat.get(), command.move());
    boolean late = command.seen() < audience.momentBegan(seat.get());
    return late && ruling instanceof Ruling.Allowed ? tooLate(command.move()) : ruling;
  }

  /** The move was meant for a window or a turn that is over. */
  private static Ruling tooLate(Move move) {
    boolean answer = move instanceof Move.Claim || move instanceof Move.Pass;
    return new Ruling.Refused(Refusal.of(answer ? Reason.WINDOW_CLOSED : Reason.TURN_OVER));
  }

  private void botChose(Seat seat, long seen, Move move) throws JournalFailed {
    if (!current(seat, seen)) {
      return;
    }
    switch (play.orElseThrow().judge(seat, move)) {
      case Ruling.Allowed(List<Event> events) -> happen(events, Audience.Cause.UNSAID);
      case Ruling.Refused(Refusal refusal) -> {
        LOG.error("{}: the bot in seat {} was refused: {}", name, seat, refusal);
        playFor(seat, Audience.Cause.UNSAID);
      }
    }
  }

  private void botFailed(Seat seat, long seen, RuntimeException failure) throws JournalFailed {
    LOG.error("{}: the bot in seat {} failed", name, seat, failure);
    if (current(seat, seen)) {
      playFor(seat, Audience.Cause.UNSAID);
    }
  }

  /** Whether a bot's answer belongs to what its seat sees now. */
  private boolean current(Seat seat, long seen) {
    return chairs.bot(seat).isPresent() && audience.number(seat) == seen;
  }

  private void happen(List<Event> events, Audience.Cause cause) throws JournalFailed {
    Play running = play.orElseThrow();
    List<Event> all = running.happen(events);
    if (all.stream().anyMatch(Moments::newMoment)) {
      beginMoment(running);
    }
    audience.happened(all, cause, clock.millisLeft());
    if (running.deal().over()) {
      dealOver(running);
    }
  }

  private void beginMoment(Play running) {
    clock.begin(Moments.of(running.deal()), Letter.TimeUp::new);
    watchForAbsent();
  }

  /** O-11: in a window that waits for all, a seat that dropped passes after a while. */
  private void watchForAbsent() {
    if (waitsForAll()) {
      for (Seat seat : play.orElseThrow().deal().toAct()) {
        chairs.absence(seat).ifPresent(absence -> clock.watchFor(seat, absence));
      }
    }
  }

  private boolean waitsForAll() {
    return play.map(Play::deal)
        .filter(deal -> Moments.window(deal) && Moments.of(deal).isEmpty())
        .isPresent();
  }

  private void awayTooLong(Letter.AwayTooLong away) throws JournalFailed {
    boolean still = chairs.absence(away.seat()).equals(Optional.of(away.absence()));
    if (still && clock.moment() == away.moment() && waitsForAll()) {
      playFor(away.seat(), Audience.Cause.UNSAID);
    }
  }

  private void timeUp(long moment) throws JournalFailed {
    if (clock.moment() == moment) {
      playForTheSilent();
    }
  }

  /** Plays for every seat that the deal waits for, until the window or the turn is over. */
  private void playForTheSilent() throws JournalFailed {
    if (play.isEmpty()) {
      return;
    }
    boolean window = Moments.window(play.get().deal());
    Audience.Cause cause = window ? Audience.Cause.UNSAID : Audience.Cause.TURN_CLOCK;
    long moment = clock.moment();
    while (clock.moment() == moment && !play.get().deal().toAct().isEmpty()) {
      playFor(Collections.min(play.get().deal().toAct()), cause);
    }
  }

  private void playFor(Seat seat, Audience.Cause cause) throws JournalFailed {
    Play running = play.orElseThrow();
    Optional<Move> move = running.deal().byDefault(seat);
    if (move.isPresent()
        && running.judge(seat, move.get()) instanceof Ruling.Allowed(List<Event> events)) {
      happen(events, cause);
    }
  }

  private void begin() throws JournalFailed {
    Play running = Play.begun(setup.rules(), journal, chance);
    play = Optional.of(running);
    beginMoment(running);
    audience.guests().forEach(guest -> welcome(guest, true));
  }

  private void dealOver(Play running) throws JournalFailed {
    ready.clear();
    Optional<Duration> pause = running.matchOver() ? Optional.empty() : setup.nextDealAfter();
    clock.begin(pause, Letter.ShownLongEnough::new);
    audience.intermission(running.standing(), readySeats(), clock.millisLeft());
    goOnIfAllAreReady();
  }

  private void ready(Guest guest, boolean forRematch) throws JournalFailed {
    Optional<Seat> seat = seatOf(guest);
    boolean waitedFor =
        play.filter(running -> running.deal().over() && running.matchOver() == forRematch)
            .isPresent();
    if (seat.isPresent() && waitedFor && ready.add(seat.get())) {
      audience.intermission(play.get().standing(), readySeats(), clock.millisLeft());
      goOnIfAllAreReady();
    }
  }

  private void shownLongEnough(long moment) throws JournalFailed {
    if (clock.moment() == moment) {
      goOn();
    }
  }

  private void goOnIfAllAreReady() throws JournalFailed {
    if (play.isEmpty() || !play.get().deal().over()) {
      return;
    }
    boolean botsAlone =
        chairs.humans().isEmpty() && !play.get().matchOver() && setup.nextDealAfter().isEmpty();
    Set<Seat> present = chairs.present();
    boolean allAgree = !present.isEmpty() && ready.containsAll(present);
    if (botsAlone || allAgree) {
      goOn();
    }
  }

  /** The next deal, or after the last one the first of another match. */
  private void goOn() throws JournalFailed {
    ready.clear();
    if (play.orElseThrow().matchOver()) {
      play = Optional.of(Play.begun(setup.rules(), journal, chance));
    } else {
      play.get().nextDeal();
    }
    Play running = play.get();
    beginMoment(running);
    audience.began(running.deal(), running.standing(), clock.millisLeft());
  }

  /** Bots are always ready, but for a rematch nobody asks them. */
  private Set<Seat> readySeats() {
    Set<Seat> seats = EnumSet.noneOf(Seat.class);
    if (play.filter(running -> running.deal().over()).isPresent()) {
      seats.addAll(ready);
      seats.addAll(chairs.bots());
    }
    return seats;
  }

  private void askBots() {
    if (farewell.isPresent() || play.isEmpty()) {
      return;
    }
    Deal deal = play.get().deal();
    for (Seat seat : deal.toAct().stream().sorted().toList()) {
      chairs
          .bot(seat)
          .ifPresent(
              level -> bots.ask(seat, level, audience.number(seat), deal, audience.noticed(seat)));
    }
  }

  private Optional<Seat> seatOf(Guest guest) {
    return audience
        .viewer(guest)
        .flatMap(viewer -> viewer instanceof Seat seat ? Optional.of(seat) : Optional.empty());
  }
}
