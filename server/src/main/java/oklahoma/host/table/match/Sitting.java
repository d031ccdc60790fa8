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
record Sitting(
    List<Seats.Sitter> sitters, BotQuestions bots, Set<Integer> returned, Leavers leavers) {

  /** How well a bot plays that keeps the seat of a human. */
  private static final BotLevel STAND_IN = BotLevel.NORMAL;

  Sitting {
    sitters = List.copyOf(sitters);
    returned = Set.copyOf(returned);
  }

  /** Nobody has been asked anything, and nobody has come back. */
  static Sitting of(Seats seats) {
    return new Sitting(seats.sitters(), BotQuestions.NONE, Set.of(), Leavers.NONE);
  }

  Sitting with(Seats seats) {
    return new Sitting(seats.sitters(), bots, returned, leavers);
  }

  Sitting with(BotQuestions other) {
    return new Sitting(sitters, other, returned, leavers);
  }

  /** A bot plays while the human of this seat is away. */
  Sitting standIn(Seat seat, Seats seats) {
    return with(bots.forget(seat)).with(seats.standIn(seat, STAND_IN));
  }

  /** The human of this seat goes for good, and a bot plays on. */
  Sitting left(Seat seat, Seats seats) {
    return with(bots.forget(seat)).with(seats.botTakesOver(seat, STAND_IN));
  }

  Sitting with(Leavers others) {
    return new Sitting(sitters, bots, returned, others);
  }

  /** A human plays in this seat instead of its bot. */
  Sitting takenOver(Seat seat, Seats seats, Participant person) {
    return with(bots.forget(seat)).with(seats.takenOver(seat, person));
  }

  Sitting returned(Participant person) {
    Set<Integer> more = new HashSet<>(returned);
    more.add(person.number());
    return new Sitting(sitters, bots, more, leavers);
  }
}
