package oklahoma.host.table.match;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.Seats;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Seat;

/**
 * Who plays in each seat, and what is still owed to them.
 *
 * @param sitters in seat order
 * @param bots what bots have been asked
 * @param returned who has come back before the first deal, so that a new key is due
 * @param seen by their programs' marks, those who have left for good in this deal, and whose cards
 *     they saw
 */
record Sitting(
    List<Seats.Sitter> sitters,
    BotQuestions bots,
    Set<Integer> returned,
    Map<GuestMark, Seat> seen) {

  /** How well a bot plays that keeps the seat of a human. */
  private static final BotLevel STAND_IN = BotLevel.NORMAL;

  Sitting {
    sitters = List.copyOf(sitters);
    returned = Set.copyOf(returned);
    seen = Map.copyOf(seen);
  }

  /** Nobody has been asked anything, and nobody has come back. */
  static Sitting of(Seats seats) {
    return new Sitting(seats.sitters(), BotQuestions.NONE, Set.of(), Map.of());
  }

  Sitting with(Seats seats) {
    return new Sitting(seats.sitters(), bots, returned, seen);
  }

  Sitting with(BotQuestions other) {
    return new Sitting(sitters, other, returned, seen);
  }

  /** A bot plays while the human of this seat is away. */
  Sitting standIn(Seat seat, Seats seats) {
    return with(bots.forget(seat)).with(seats.standIn(seat, STAND_IN));
  }

  /** The human of this seat goes for good, and a bot plays on. */
  Sitting left(Seat seat, Seats seats) {
    return with(bots.forget(seat)).with(seats.botTakesOver(seat, STAND_IN));
  }

  /** This program's player leaves the seat for good and knows its cards. */
  Sitting seen(GuestMark mark, Seat seat) {
    Map<GuestMark, Seat> more = new HashMap<>(seen);
    more.put(mark, seat);
    return seen(more);
  }

  /** These have left for good, and know these cards. */
  Sitting seen(Map<GuestMark, Seat> others) {
    return new Sitting(sitters, bots, returned, others);
  }

  /** Whether this program's player has seen the cards of another seat in this deal. */
  boolean sawOther(Optional<GuestMark> mark, Seat seat) {
    return mark.map(seen::get).filter(known -> known != seat).isPresent();
  }

  /** A human plays in this seat instead of its bot. */
  Sitting takenOver(Seat seat, Seats seats, Participant person) {
    return with(bots.forget(seat)).with(seats.takenOver(seat, person));
  }

  Sitting returned(Participant person) {
    Set<Integer> more = new HashSet<>(returned);
    more.add(person.number());
    return new Sitting(sitters, bots, more, seen);
  }
}
