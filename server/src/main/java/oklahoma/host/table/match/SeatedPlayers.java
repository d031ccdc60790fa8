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
 * @param sitters the players in seat order
 * @param bots the open questions to bots
 * @param returned the humans who have returned before the first deal and need a new key
 * @param leavers the players who have left for good
 */
record SeatedPlayers(
    List<Seats.Sitter> sitters, BotQuestions bots, Set<Integer> returned, Leavers leavers) {

  /** The level of a bot that stands in for a human. */
  private static final BotLevel STAND_IN = BotLevel.NORMAL;

  SeatedPlayers {
    sitters = List.copyOf(sitters);
    returned = Set.copyOf(returned);
  }

  /** The players of a new match. */
  static SeatedPlayers of(Seats seats) {
    return new SeatedPlayers(seats.sitters(), BotQuestions.NONE, Set.of(), Leavers.NONE);
  }

  SeatedPlayers with(Seats seats) {
    return new SeatedPlayers(seats.sitters(), bots, returned, leavers);
  }

  SeatedPlayers with(BotQuestions other) {
    return new SeatedPlayers(sitters, other, returned, leavers);
  }

  /** The players after a bot has begun to play for the absent human of this seat. */
  SeatedPlayers standIn(Seat seat, Seats seats) {
    return with(bots.forget(seat)).with(seats.standIn(seat, STAND_IN));
  }

  /** The players after the human of this seat has left for good and a bot plays on. */
  SeatedPlayers left(Seat seat, Seats seats) {
    return with(bots.forget(seat)).with(seats.botTakesOver(seat, STAND_IN));
  }

  SeatedPlayers with(Leavers others) {
    return new SeatedPlayers(sitters, bots, returned, others);
  }

  /** The players after a human has replaced the bot of this seat. */
  SeatedPlayers takenOver(Seat seat, Seats seats, Participant person) {
    return with(bots.forget(seat)).with(seats.takenOver(seat, person));
  }

  SeatedPlayers returned(Participant person) {
    Set<Integer> more = new HashSet<>(returned);
    more.add(person.number());
    return new SeatedPlayers(sitters, bots, more, leavers);
  }
}
