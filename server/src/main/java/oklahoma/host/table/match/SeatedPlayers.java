package oklahoma.host.table.match;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import oklahoma.host.table.people.Leavers;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.Seats;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Seat;

/**
 * The player of each seat, and what the host still owes them.
 *
 * @param sitters in seat order
 * @param bots what bots have been asked
 * @param returned who has come back before the first deal, so that a new key is due
 * @param leavers who has left for good
 */
record SeatedPlayers(
    List<Seats.Sitter> sitters, BotQuestions bots, Set<Integer> returned, Leavers leavers) {

  /** How well a bot plays that keeps the seat of a human. */
  private static final BotLevel STAND_IN = BotLevel.NORMAL;

  SeatedPlayers {
    sitters = List.copyOf(sitters);
    returned = Set.copyOf(returned);
  }

  /** Nobody has been asked anything, and nobody has come back. */
  static SeatedPlayers of(Seats seats) {
    return new SeatedPlayers(seats.sitters(), BotQuestions.NONE, Set.of(), Leavers.NONE);
  }

  SeatedPlayers with(Seats seats) {
    return new SeatedPlayers(seats.sitters(), bots, returned, leavers);
  }

  SeatedPlayers with(BotQuestions other) {
    return new SeatedPlayers(sitters, other, returned, leavers);
  }

  /** A bot plays while the human of this seat is away. */
  SeatedPlayers standIn(Seat seat, Seats seats) {
    return with(bots.forget(seat)).with(seats.standIn(seat, STAND_IN));
  }

  /** The human of this seat goes for good, and a bot plays on. */
  SeatedPlayers left(Seat seat, Seats seats) {
    return with(bots.forget(seat)).with(seats.botTakesOver(seat, STAND_IN));
  }

  SeatedPlayers with(Leavers others) {
    return new SeatedPlayers(sitters, bots, returned, others);
  }

  /** A human plays in this seat instead of its bot. */
  SeatedPlayers takenOver(Seat seat, Seats seats, Participant person) {
    return with(bots.forget(seat)).with(seats.takenOver(seat, person));
  }

  SeatedPlayers returned(Participant person) {
    Set<Integer> more = new HashSet<>(returned);
    more.add(person.number());
    return new SeatedPlayers(sitters, bots, more, leavers);
  }
}
