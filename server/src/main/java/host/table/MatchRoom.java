package host.table;

import host.journal.JournalFailed;
import host.journal.Replay;
import host.lobby.Admission;
import host.lobby.LineUp;
import host.lobby.Lobby;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import protocol.BotLevel;
import protocol.Care;
import protocol.Chair;
import protocol.Farewell;
import protocol.GuestMark;
import protocol.Name;
import protocol.SeatKey;
import protocol.SeatLabel;
import protocol.ToHost;
import rules.Onlooker;
import rules.Rules;
import rules.Seat;
import rules.Viewer;

/**
 * A table while its match runs and until it is taken back to the lobby: who plays in which seat,
 * who stands in for whom, and what is between the deals.
 */
final class MatchRoom implements Room {
  private static final Logger LOG = LoggerFactory.getLogger(MatchRoom.class);

  /** How well a bot plays that keeps the seat of a human. */
  private static final BotLevel STAND_IN = BotLevel.NORMAL;

  /** Who sits where, owns the table and watches, without the time that runs by itself. */
  private record Told(List<SeatLabel> seats, Optional<Seat> owner, List<Name> onlookers) {}

  /**
   * All from which it follows what is kept and what is told of who sits where. Both are worked out
   * again only when it differs: most letters are moves, which change nothing of it.
   */
  private record Company(Lobby lobby, long roll, long seating, long graces) {}

  private final Fittings table;
  private final LineUp lineUp;
  private final Seating seating;
  private final Audience audience;
  private final Playing playing;
  private final NextDeal next;
  private final Set<Integer> returned = new HashSet<>();
  private Lobby lobby;
  private Optional<Pause> pause = Optional.empty();
  private Told told;
  private Optional<Company> kept = Optional.empty();
  private Optional<Company> seatsTold = Optional.empty();
  private boolean welcomed;
  private boolean backToLobby;
  private boolean asleep;

  /**
   * A match begins; everybody is welcomed as soon as its first deal is dealt.
   *
   * @param lobby from which they come
   */
  MatchRoom(Fittings table, LineUp lineUp, Lobby lobby) throws JournalFailed {
    this.table = table;
    this.lineUp = lineUp;
    this.lobby = lobby;
    table.bots().forgetAll();
    seating = Seating.of(lineUp.sitting(), table.roll());
    audience = new Audience(lineUp.rules().seats(), this::guests);
    table.roll().sitting().filter(person -> !person.here()).forEach(this::standIn);
    playing = new Playing(table, lineUp.rules(), seating, audience);
    next = new NextDeal(table, seating, audience, playing, Optional.empty());
    told = told();
  }

  /**
   * A match goes on where it stood when the host was down. It sleeps until the first of its humans
   * is back: bots wait too, and no clock runs.
   */
  MatchRoom(Fittings table, Kept kept, Replay match, Rules rules) throws JournalFailed {
    this.table = table;
    this.lobby = kept.lobby();
    seating = new Seating(table.roll(), kept.seats());
    lineUp = new LineUp(rules, seating.chairs());
    audience = new Audience(rules.seats(), this::guests);
    playing = new Playing(table, rules, seating, audience, match);
    next = new NextDeal(table, seating, audience, playing, match.shuffling());
    welcomed = playing.dealt();
    told = told();
    asleep = !seating.humans().isEmpty();
    table
        .roll()
        .sitting()
        .filter(person -> seating.of(person).flatMap(seating::absence).isPresent())
        .forEach(person -> table.graces().begin(person.number()));
  }

  private void welcome(Guest guest, Person person, boolean withKey) throws JournalFailed {
    Optional<SeatKey> key =
        withKey && !person.watches()
            ? Optional.of(table.roll().renewKey(person.number()))
            : Optional.empty();
    keep();
    next.tell(guest, viewer(person));
    audience.welcome(guest, viewer(person), key, playing.play(), now());
  }

  /** Before the first deal there is nothing to be welcomed to yet. */
  private void meet(Guest guest, Person person, boolean back) throws JournalFailed {
    if (playing.dealt()) {
      welcome(guest, person, back);
    } else {
      if (back) {
        returned.add(person.number());
      }
      next.tell(guest, viewer(person));
    }
  }

  private Optional<Company> company() {
    return Optional.of(
        new Company(lobby, table.roll().changes(), seating.changes(), table.graces().changes()));
  }

  private void keep() throws JournalFailed {
    Optional<Company> now = company();
    if (!now.equals(kept)) {
      table.keeping().keep(Kept.of(table.setup(), lobby, table.roll(), seating.sitters()));
      kept = now;
    }
  }

  private List<Guest> guests(Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> seating.human(seat).flatMap(Person::guest).map(List::of).orElse(List.of());
      case Onlooker onlooker ->
          table.roll().watching().flatMap(person -> person.guest().stream()).toList();
    };
  }

  private Viewer viewer(Person person) {
    Optional<Seat> seat = seating.of(person);
    return seat.isPresent() ? seat.get() : Onlooker.ONLOOKER;
  }

  private Circumstances now() {
    Set<Seat> ready = pause.map(Pause::readySeats).orElse(EnumSet.noneOf(Seat.class));
    return new Circumstances(
        seating.labels(table.graces()), owner(), ready, table.clock().millisLeft(), onlookers());
  }

  private List<Name> onlookers() {
    return table.roll().watching().map(Person::name).toList();
  }

  private Optional<Seat> owner() {
    return table.roll().owner().flatMap(seating::of);
  }

  /** The lobby from which the match began, and whom it lets in now. */
  Lobby lobby() {
    return lobby;
  }

  /** Whether the match has been played to its end. */
  boolean matchOver() {
    return playing.play().matchOver();
  }

  /** Whether the table goes back to its lobby. */
  boolean goesBackToLobby() {
    return backToLobby;
  }

  /** Whether the last human has gone for good. */
  boolean abandoned() {
    return seating.humans().isEmpty()
        && lineUp.sitting().stream().anyMatch(Chair.OfHuman.class::isInstance);
  }

  @Override
  public Optional<Farewell> noSeat() {
    return Optional.of(Farewell.TABLE_PLAYING);
  }

  @Override
  public Admission admission() {
    return lobby.admission();
  }

  @Override
  public Optional<Seat> seat(Person person) {
    return seating.of(person);
  }

  @Override
  public Name unlike(Name wanted) {
    Name name = wanted;
    for (int number = 2; taken(name); number++) {
      name = wanted.numbered(number);
    }
    return name;
  }

  private boolean taken(Name name) {
    return Stream.concat(
            seating.labels(table.graces()).stream().map(SeatLabel::name),
            table.roll().all().map(Person::name))
        .anyMatch(name::like);
  }

  @Override
  public void came(Guest guest, Person person) throws JournalFailed {
    meet(guest, person, false);
  }

  /** The human has the seat again at once, whatever the bot was thinking about. */
  @Override
  public void back(Guest guest, Person person) throws JournalFailed {
    table.graces().end(person.number());
    seating.of(person).ifPresent(seating::giveBack);
    wake();
    meet(guest, person, true);
  }

  private void wake() {
    if (asleep) {
      asleep = false;
      playing.wake();
    }
  }

  @Override
  public void away(Person person) {
    table.graces().begin(person.number());
    if (playing.dealt()) {
      playing.watchForAbsent();
    }
  }

  @Override
  public void left(Person person) {
    table.graces().end(person.number());
    seating
        .of(person)
        .ifPresent(seat -> {
          table.bots().forget(seat);
          seating.botTakesOver(seat, STAND_IN);
        });
  }

  @Override
  public void graceOver(Person person) {
    standIn(person);
  }

  private void standIn(Person person) {
    table.graces().end(person.number());
    seating
        .of(person)
        .ifPresent(seat -> {
          table.bots().forget(seat);
          seating.standIn(seat, STAND_IN);
        });
  }

  @Override
  public void heard(Guest guest, Person person, ToHost message) throws JournalFailed {
    Optional<Seat> seat = seating.of(person);
    switch (message) {
      case ToHost.Mix(var answer) -> seat.ifPresent(from -> next.heard(from, answer));
      case ToHost.Command command when playing.dealt() -> playing.commanded(guest, seat, command);
      case ToHost.Ready said -> ready(seat, false);
      case ToHost.Rematch said -> ready(seat, true);
      case ToHost.Resync resync -> meet(guest, person, false);
      case ToHost.Tend tend when owns(person, tend) -> tend(tend, person);
      case ToHost.Hurry hurry when owns(person, hurry) -> hurry();
      case ToHost.Hold hold when seat.isPresent() -> hold();
      case ToHost.BackToLobby back when owns(person, back) -> backToLobby();
      case ToHost.Command _,
          ToHost.Tend _,
          ToHost.Hurry _,
          ToHost.Hold _,
          ToHost.BackToLobby _,
          ToHost.Dismiss _,
          ToHost.InLobby _,
          ToHost.Hello _,
          ToHost.Leave _,
          ToHost.Ping _,
          ToHost.Prove _,
          ToHost.Chat _ -> {}
    }
  }

  private boolean owns(Person person, ToHost message) {
    boolean owner = table.roll().owns(person);
    if (!owner) {
      LOG.info(
          "{}: {} does not own the table, so nothing came of {}",
          table.name(),
          person.name().text(),
          message);
    }
    return owner;
  }

  private void tend(ToHost.Tend tend, Person owner) throws JournalFailed {
    Seat seat = tend.seat();
    Optional<Person> human = seating.human(seat);
    boolean waiting = seating.absence(seat).isPresent();
    switch (tend.care()) {
      case Care.BOT_NOW -> human.filter(person -> waiting).ifPresent(this::standIn);
      case Care.WAIT ->
          human.filter(person -> waiting).ifPresent(person -> table.graces().end(person.number()));
      case Care.SKIP -> skip(seat);
      case Care.REMOVE ->
          human
              .filter(person -> person.number() != owner.number())
              .ifPresent(person -> sendAway(person, false));
      case Care.KEEP_OUT ->
          human
              .filter(person -> person.number() != owner.number())
              .ifPresent(person -> sendAway(person, true));
    }
  }

  private void skip(Seat seat) throws JournalFailed {
    if (next.due()) {
      return; // the shuffle waits for nobody longer than a moment
    }
    if (pause.isEmpty()) {
      playing.skip(seat);
    } else if (!pause.get().afterMatch()) {
      ready(Optional.of(seat).filter(each -> seating.human(each).isPresent()), false);
    }
  }

  private void remove(Person person, Farewell reason) {
    left(person);
    table.roll().remove(person);
    person.guest().ifPresent(guest -> guest.bye(reason));
  }

  @Override
  public void sendAway(Person person, boolean keepOut) {
    Optional<GuestMark> mark = keepOut ? table.roll().markToKeepOut(person) : Optional.empty();
    if (mark.isEmpty()) {
      remove(person, Farewell.REMOVED);
    } else {
      lobby = lobby.admitting(lobby.admission().keepingOut(person.name(), mark.get()));
      table.roll().company(person).forEach(each -> remove(each, Farewell.KEPT_OUT));
    }
  }

  private void hurry() throws JournalFailed {
    if (next.due()) {
      return;
    }
    if (pause.isEmpty()) {
      playing.closeWindow();
    } else if (!pause.get().afterMatch()) {
      nextDeal();
    }
  }

  private void hold() {
    if (pause.isPresent() && !pause.get().afterMatch()) {
      pause.get().hold();
      tellPause();
    }
  }

  private void backToLobby() {
    boolean hasOne = table.setup().opening() != TableSetup.Opening.AT_ONCE;
    backToLobby = hasOne && pause.filter(Pause::afterMatch).isPresent();
  }

  private void ready(Optional<Seat> seat, boolean forRematch) {
    boolean waitedFor = pause.filter(now -> now.afterMatch() == forRematch).isPresent();
    if (waitedFor && seat.isPresent() && pause.get().ready(seat.get())) {
      tellPause();
    }
  }

  private void tellPause() {
    audience.intermission(
        playing.play().standing(), pause.orElseThrow().readySeats(), table.clock().millisLeft());
  }

  @Override
  public void read(Letter.OfMatch letter) throws JournalFailed {
    switch (letter) {
      case Letter.BotChose chose -> playing.botChose(chose);
      case Letter.BotFailed failed -> playing.botFailed(failed);
      case Letter.TimeUp(long moment) -> playing.timeUp(moment);
      case Letter.AwayTooLong away -> playing.awayTooLong(away);
      case Letter.Hurry hurry -> hurry();
      case Letter.SecretsDue(long moment) -> next.timeUp(moment);
      case Letter.ShownLongEnough(long moment) -> {
        if (pause.isPresent() && table.clock().moment() == moment) {
          nextDeal();
        }
      }
    }
  }

  @Override
  public void goOn() throws JournalFailed {
    keep();
    if (playing.dealt()) {
      tellSeats();
    }
    if (asleep) {
      return;
    }
    if (!next.due() && pause.isEmpty() && playing.dealOver()) {
      pause = Optional.of(new Pause(table, seating, playing.play().matchOver()));
      tellPause();
    }
    if (pause.filter(Pause::over).isPresent()) {
      nextDeal();
    }
    if (next.due() && next.dealt()) {
      tellDeal();
    }
    if (!next.due()) {
      playing.askBots();
    }
  }

  private void nextDeal() {
    pause = Optional.empty();
    next.comes();
  }

  private void tellDeal() throws JournalFailed {
    Play play = playing.play();
    if (welcomed) {
      audience.began(play.deal(), play.standing(), table.clock().millisLeft());
    } else {
      welcomed = true;
      welcomeAll();
    }
  }

  private void welcomeAll() throws JournalFailed {
    told = told();
    for (Person person : table.roll().all().toList()) {
      if (person.guest().isPresent()) {
        boolean withKey = person.locks().isEmpty() || returned.remove(person.number());
        welcome(person.guest().get(), person, withKey);
      }
    }
  }

  private void tellSeats() {
    Optional<Company> company = company();
    if (company.equals(seatsTold)) {
      return;
    }
    seatsTold = company;
    Told now = told();
    if (!now.equals(told)) {
      told = now;
      audience.seats(seating.labels(table.graces()), owner(), onlookers());
    }
  }

  private Told told() {
    return new Told(
        seating.labels(table.graces()).stream().map(MatchRoom::timeless).toList(),
        owner(),
        onlookers());
  }

  private static SeatLabel timeless(SeatLabel label) {
    OptionalLong waits =
        label.graceMillis().isPresent() ? OptionalLong.of(0) : OptionalLong.empty();
    return new SeatLabel(label.seat(), label.name(), label.bot(), label.presence(), waits);
  }

  @Override
  public Look look() {
    Rules rules = lineUp.rules();
    return new Look(rules.game(), rules.seats(), rules.seats(), false);
  }
}
