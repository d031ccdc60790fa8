package oklahoma.client.match.score;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.client.text.Texts;
import oklahoma.protocol.people.Avatar;
import oklahoma.rules.Seat;

/**
 * The players as the scores show them.
 *
 * @param names the names, in seat order
 * @param avatars the pictures of players who have one
 * @param me the player's own seat; empty for a spectator
 */
public record Players(List<String> names, Map<Seat, Avatar> avatars, Optional<Seat> me) {

  public Players {
    names = List.copyOf(names);
    avatars = Map.copyOf(avatars);
  }

  /** Players without pictures. */
  public Players(List<String> names, Optional<Seat> me) {
    this(names, Map.of(), me);
  }

  /** The picture of a seat's player; empty if there is none. */
  Optional<Avatar> avatar(Seat seat) {
    return Optional.ofNullable(avatars.get(seat));
  }

  String name(Seat seat) {
    return names.get(seat.ordinal());
  }

  /** The name beside a player's figures: <i>You</i> for the player's own seat. */
  String label(Texts texts, Seat seat) {
    return isMe(seat) ? texts.say("home.you") : name(seat);
  }

  /** The labels of all seats. */
  List<String> labels(Texts texts) {
    return Seat.first(names.size()).stream().map(seat -> label(texts, seat)).toList();
  }

  /** The names of some seats, in the same order. */
  List<String> names(List<Seat> seats) {
    return seats.stream().map(this::name).toList();
  }

  boolean isMe(Seat seat) {
    return me.equals(Optional.of(seat));
  }
}
