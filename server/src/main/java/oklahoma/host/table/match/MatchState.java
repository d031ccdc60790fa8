package oklahoma.host.table.match;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import oklahoma.host.journal.RecoveredMatch;
import oklahoma.host.lobby.LineUp;
import oklahoma.host.lobby.Lobby;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.people.Leavers;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.Seats;
import oklahoma.host.table.snapshot.TableContext;
import oklahoma.host.table.snapshot.TableSnapshot;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Event;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Viewer;

/**
 * A match at a table, from its start until the table returns to the lobby.
 *
 * @param context the part of the state that lobby and match share
 * @param lobby the lobby from which the match began, with the present admission
 * @param players the player of each seat
 * @param progress the progress of the match
 * @param broadcaster what each viewer has received
 */
public record MatchState(
    TableContext context,
    Lobby lobby,
    SeatedPlayers players,
    Progress progress,
    Broadcaster broadcaster) {

  /** A new match. Everybody gets a welcome as soon as its first deal is dealt. */
  public static MatchState begun(
      TableContext context, LineUp lineUp, Lobby lobby, StepContext step) {
    Seats seats = Seats.of(lineUp.sitting(), context.roster());
    RecordedMatch play = RecordedMatch.begun(lineUp.rules(), seats.players(), step);
    MatchState state =
        new MatchState(
            context.seated(lobby),
            lobby,
            SeatedPlayers.of(seats),
            new Progress(
                play, new MatchPhase.DealDue(Optional.empty()), PhaseClock.at(step.now()), false),
            Broadcaster.of(
                new SeatingView.Basis(seats, context.timers(), lobby.admission().latecomers())));
    for (Participant person : context.roster().sitting().toList()) {
      if (!person.here()) {
        state = ComingAndGoing.standIn(state, person);
      }
    }
    return state.seatingKnown();
  }

  /**
   * A match that continues after a restart of the host. It sleeps until the first of its humans is
   * back: until then bots do not move, and no clock runs.
   */
  public static MatchState resumed(
      TableContext context, TableSnapshot kept, RecoveredMatch before, StepContext step) {
    Seats seats = new Seats(context.roster(), kept.seats());
    RecordedMatch play = RecordedMatch.resumed(before, step);
    boolean due = !play.isDealt() || before.shuffling().isPresent();
    MatchState state =
        new MatchState(
            context,
            kept.lobby(),
            SeatedPlayers.of(seats).with(kept.leavers()),
            new Progress(
                play,
                due ? new MatchPhase.DealDue(before.shuffling()) : inDeal(play),
                PhaseClock.at(step.now()),
                !seats.humans().isEmpty()),
            Broadcaster.of(
                new SeatingView.Basis(
                    seats, context.timers(), kept.lobby().admission().latecomers())));
    for (Participant person : context.roster().sitting().toList()) {
      if (seats.of(person).flatMap(seats::absence).isPresent()) {
        state =
            state.with(
                state.context.with(state.context.timers().begin(person.number(), step.now())));
      }
    }
    return state;
  }

  /**
   * The phase of a resumed deal. If the match is over, its result was counted when its last event
   * was written.
   */
  private static MatchPhase inDeal(RecordedMatch play) {
    return play.over() ? new Intermission(true, Set.of()) : new MatchPhase.InDeal();
  }

  /** Adds the result of a finished match to the series of the table. */
  MatchState counted() {
    return with(
        context.with(context.regulars().played(seats().played(rules().game(), play().standing()))));
  }

  /** The player of each seat. */
  public Seats seats() {
    return new Seats(context.roster(), players.sitters());
  }

  /** The rules of the match. */
  public Rules rules() {
    return play().match().rules();
  }

  RecordedMatch play() {
    return progress.play();
  }

  MatchPhase phase() {
    return progress.phase();
  }

  PhaseClock clock() {
    return progress.clock();
  }

  BotQuestions bots() {
    return players.bots();
  }

  /** Whether a deal has been dealt. */
  public boolean dealt() {
    return play().isDealt();
  }

  /** Whether the shuffle of the next deal is running or about to begin. */
  public boolean dealDue() {
    return progress.dealDue();
  }

  /** The pause between two deals or after the match; empty during a deal. */
  Optional<Intermission> intermission() {
    return phase() instanceof Intermission pause ? Optional.of(pause) : Optional.empty();
  }

  /** Whether the match is over, so that the table waits for a rematch. */
  public boolean afterMatch() {
    return intermission().filter(Intermission::afterMatch).isPresent();
  }

  /** Whether an undecided match has begun, this one or a rematch, that could end early. */
  public boolean undecided() {
    return progress.undecided();
  }

  /** Whether no human is left. */
  public boolean abandoned() {
    return !seats().anyHuman() && lobby.chairs().stream().anyMatch(Chair.OfHuman.class::isInstance);
  }

  /** The events of this deal that the viewer has noticed. */
  List<Seen<Event>> noticed(Viewer viewer) {
    return Views.noticed(play().soFar().all(), viewer);
  }

  /** The time left in milliseconds; empty without a limit. */
  public OptionalLong millisLeft(long now) {
    return clock().millisLeft(now);
  }

  /** This match with another context. */
  public MatchState with(TableContext other) {
    return new MatchState(other, lobby, players, progress, broadcaster);
  }

  /** This match with another lobby. */
  public MatchState with(Lobby other) {
    return new MatchState(context, other, players, progress, broadcaster);
  }

  MatchState with(SeatedPlayers other) {
    return new MatchState(context, lobby, other, progress, broadcaster);
  }

  MatchState with(Progress other) {
    return new MatchState(context, lobby, players, other, broadcaster);
  }

  MatchState with(Broadcaster other) {
    return new MatchState(context, lobby, players, progress, other);
  }

  MatchState with(RecordedMatch other) {
    return with(progress.with(other));
  }

  MatchState with(MatchPhase other) {
    return with(progress.with(other));
  }

  MatchState with(PhaseClock other) {
    return with(progress.with(other));
  }

  MatchState with(BotQuestions other) {
    return with(players.with(other));
  }

  /**
   * Clears what counts only while the cards of a deal are hidden.
   *
   * @param matchOver whether the match is over with the deal
   */
  MatchState cardsPlayed(boolean matchOver) {
    return with(players.with(matchOver ? Leavers.NONE : players.leavers().cardsPlayed()));
  }

  /** The match after its table has slept: its clocks start again. */
  public MatchState awake(StepContext step) {
    if (progress.asleep()) {
      return this;
    }
    MatchState restarted = with(clock().restart(step.now())).counting(step);
    return dealt() ? Playing.watchForAbsent(restarted, step) : restarted;
  }

  /**
   * The match after a slow write: if the moment began since then, its time begins now.
   *
   * @param then when the write began
   */
  public MatchState sentAfterWrite(long then, long now) {
    return with(clock().sentLate(then, now));
  }

  /** Sends an act of the table's owner to everybody. */
  public MatchState ownerActed(OwnerAction ownerAction, StepContext step) {
    return with(
        broadcaster.ownerActed(ownerAction, viewer -> noticed(viewer).size(), seats(), step));
  }

  /** This match after another message has sent everybody the seating. */
  MatchState seatingKnown() {
    return with(broadcaster.with(seating()));
  }

  /** Writes the state that a restart needs, if it has changed. */
  MatchState kept(StepContext step) {
    return with(context.keep(lobby, players.sitters(), players.leavers(), step));
  }

  /** The inputs of the present seating. */
  SeatingView.Basis seating() {
    return new SeatingView.Basis(seats(), context.timers(), latecomers());
  }

  /** Whether latecomers may take over a bot's seat. */
  public boolean latecomers() {
    return lobby.admission().latecomers();
  }

  /**
   * Whether the owner's settings let this guest take over a bot's seat; the cards that the guest
   * may know are not part of this.
   */
  public boolean latecomers(Optional<GuestMark> mark) {
    return latecomers() && !players.leavers().excludes(mark);
  }

  /** Sends everybody the seating if it has changed; before the first deal it sends nothing. */
  public MatchState seatsSent(StepContext step) {
    return dealt() ? with(broadcaster.seating(seating(), step)) : this;
  }

  /**
   * Runs after each message: advances the match if possible, sends the changes, and asks the bots.
   */
  public MatchState proceed(StepContext step) {
    MatchState kept = kept(step);
    MatchState sent = kept.seatsSent(step);
    MatchState now = (progress.asleep() ? sent : sent.played(step)).counting(step);
    return now.context.regulars().equals(context.regulars()) ? now : now.kept(step);
  }

  private MatchState played(StepContext step) {
    MatchState paused = Intermission.sentIfDue(Intermission.begunIfDue(this, step), step);
    boolean over = paused.intermission().filter(pause -> pause.over(paused)).isPresent();
    MatchState now = over ? paused.nextDeal() : paused;
    MatchState dealt = now.dealDue() ? NextDeal.advanced(now, step) : now;
    return dealt.dealDue() ? dealt : Playing.botsAsked(dealt, step);
  }

  /**
   * A seat is ready.
   *
   * @param forRematch true for another match, false for the next deal
   */
  public MatchState ready(Optional<Seat> seat, boolean forRematch, StepContext step) {
    return Intermission.ready(this, seat, forRematch, step);
  }

  /** Makes the next deal wait until everybody is ready, without a time limit. */
  public MatchState holdNextDeal(StepContext step) {
    return Intermission.holdNextDeal(this, step);
  }

  /**
   * Closes a claim window that waits for all, or ends the pause between two deals.
   *
   * @param seen the number of the owner's last update; does nothing if the window or the pause
   *     began after it
   */
  public MatchState endWait(Seat owner, long seen, StepContext step) {
    if (broadcaster.received(owner).late(seen)) {
      return this;
    }
    return switch (phase()) {
      case MatchPhase.InDeal _ ->
          Playing.closeWindow(this, new OwnerAction.ClosedWindow(owner, 0), step);
      case Intermission pause when !pause.afterMatch() ->
          ownerActed(new OwnerAction.EndedPause(owner, 0), step).nextDeal();
      case Intermission _, MatchPhase.DealDue _, CommitReveal _ -> this;
    };
  }

  /** Ends the pause, so that the next deal can begin. */
  private MatchState nextDeal() {
    return with(new MatchPhase.DealDue(Optional.empty()));
  }

  /** The wanted name, or a variant that nobody here has. */
  public Name uniqueName(Name wanted) {
    Name name = wanted;
    for (int number = 2; taken(name); number++) {
      name = wanted.numbered(number);
    }
    return name;
  }

  private boolean taken(Name name) {
    return Stream.concat(
            seating().at(0).labels().stream().map(SeatLabel::name),
            context.roster().all().map(Participant::name))
        .anyMatch(name::like);
  }

  /** The next deadline; empty if there is none. */
  public OptionalLong due() {
    return progress.due();
  }

  /** Stops or starts the clock, as the state requires. */
  private MatchState counting(StepContext step) {
    boolean deserted = seats().anyHuman() && !context.roster().anybodyHere();
    return with(clock().count(!(deserted && stops()), step.now()));
  }

  /**
   * Whether the clock stops while no human is connected. A turn and a pause wait for the humans; a
   * claim window and a shuffle do not.
   */
  private boolean stops() {
    return switch (phase()) {
      case MatchPhase.InDeal _ -> dealt() && !play().deal().claimWindow();
      case Intermission _ -> true;
      case MatchPhase.DealDue _, CommitReveal _ -> false;
    };
  }

  /** Handles the deadlines that have come. */
  public MatchState timeUp(StepContext step) {
    Optional<Seat> away = clock().seatDue();
    if (away.isPresent()) {
      return Playing.awayTooLong(this, away.get(), step);
    }
    MatchState rung = with(clock().rung());
    return switch (phase()) {
      case MatchPhase.InDeal _ -> Playing.timeUp(rung, step);
      case Intermission _ -> rung.nextDeal();
      case CommitReveal shuffle -> rung.with(shuffle.timeUp());
      case MatchPhase.DealDue _ -> rung;
    };
  }
}
