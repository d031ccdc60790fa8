package oklahoma.host.table.match;

import java.util.Optional;
import oklahoma.host.lobby.Lobby;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.Seats;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.rules.Seat;

/** Handles a seat when its human leaves, returns, or takes it over from a bot. */
public final class ComingAndGoing {
  private ComingAndGoing() {}

  /** The match after a bot has begun to play for this absent human. */
  public static MatchState standIn(MatchState match, Participant person) {
    MatchState untimed = untimed(match, person);
    Seats seats = match.seats();
    return seats
        .of(person)
        .map(seat -> untimed.with(match.players().standIn(seat, seats)))
        .orElse(untimed);
  }

  /** The match without the timer of this human's seat. */
  private static MatchState untimed(MatchState match, Participant person) {
    return match.with(match.context().with(match.context().timers().end(person.number())));
  }

  /** The match after a player has left for good and a bot plays on. */
  public static MatchState left(MatchState match, Participant person) {
    MatchState untimed = untimed(match, person);
    return match
        .seats()
        .of(person)
        .map(seat -> notReady(untimed.with(leftBy(match, person, seat)), seat))
        .orElse(untimed);
  }

  private static SeatedPlayers leftBy(MatchState match, Participant person, Seat seat) {
    SeatedPlayers left = match.players().left(seat, match.seats());
    return inPlay(match) ? left.with(left.leavers().left(seat, person.mark())) : left;
  }

  /**
   * Whether a guest may take over this seat from its bot. A guest who may know the cards of another
   * seat in this deal may not: one who has left that seat, or whose program still holds it.
   *
   * @param mark the mark of the guest's program
   */
  public static boolean mayTakeOver(MatchState match, Optional<GuestMark> mark, Seat seat) {
    return match.latecomers(mark)
        && match.seats().vacant(seat)
        && match.players().leavers().open(seat, mark)
        && !(inPlay(match) && match.seats().holdsOther(mark, seat));
  }

  private static boolean inPlay(MatchState match) {
    return match.dealt() && !match.play().deal().over();
  }

  /** The match after the owner has removed this person, who then cannot take over a seat in it. */
  public static MatchState removing(MatchState match, Participant person) {
    return match.with(match.players().with(match.players().leavers().removed(person)));
  }

  /** The match in which this seat is not ready for the next deal or match. */
  private static MatchState notReady(MatchState match, Seat seat) {
    return match.intermission().map(pause -> match.with(pause.without(seat))).orElse(match);
  }

  /**
   * The match after a player has left for now. A bot plays at once, unless no other player is
   * connected: then the table waits.
   */
  public static MatchState leftForNow(MatchState match, Participant person, StepContext step) {
    return match.context().roster().anybodyHere()
        ? standIn(match, person)
        : away(match, person, step);
  }

  /** The match after a player's connection was lost. */
  public static MatchState away(MatchState match, Participant person, StepContext step) {
    MatchState waits =
        match.with(
            match.context().with(match.context().timers().begin(person.number(), step.now())));
    return match.dealt() ? Playing.watchForAbsent(waits, step) : waits;
  }

  /**
   * The match after its human has returned. The bot's open question no longer counts.
   *
   * @param wasAway whether this person was not connected before
   */
  public static MatchState returned(
      MatchState match, Participant person, boolean wasAway, StepContext step) {
    Seats seats = match.seats();
    PhaseClock counts = match.clock().count(true, step.now());
    boolean thinksAgain = wasAway && waitedFor(match, seats.of(person));
    MatchState seated =
        untimed(match, person)
            .with(thinksAgain ? counts.moved(step.now()) : counts)
            .with(match.players().with(seats.of(person).map(seats::giveBack).orElse(seats)));
    if (!match.progress().asleep()) {
      return seated;
    }
    MatchState woken = seated.with(seated.progress().woken());
    return woken.dealt() && woken.intermission().isEmpty()
        ? Playing.beginMoment(woken, step)
        : woken;
  }

  private static boolean waitedFor(MatchState match, Optional<Seat> seat) {
    return seat.isPresent() && Skipping.waitedFor(match, seat.get());
  }

  /**
   * The match after a human has taken over a seat from a bot that stands in for nobody. The human
   * gets the same messages as a returning player.
   */
  public static MatchState takenOver(
      MatchState match, Seat seat, Participant person, StepContext step) {
    Lobby joined = match.lobby().takenOver(seat, person.name());
    MatchState seated =
        match
            .with(joined)
            .with(match.context().seated(joined))
            .with(match.players().takenOver(seat, match.seats(), person));
    return returned(NextDeal.takenOver(seated, seat), person, true, step);
  }
}
