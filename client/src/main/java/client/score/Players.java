package client.score;

import java.util.List;
import java.util.Optional;
import rules.Seat;

/**
 * Who plays, for the words of the score.
 *
 * @param names what each seat is called, in seat order
 * @param me the player's own seat; empty for an onlooker
 */
public record Players(List<String> names, Optional<Seat> me) {

  public Players {
    names = List.copyOf(names);
  }

  /** What a seat is called. */
  String name(Seat seat) {
    return names.get(seat.ordinal());
  }

  boolean isMe(Seat seat) {
    return me.equals(Optional.of(seat));
  }
}
