package oklahoma.client.match.score;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.client.text.Texts;
import oklahoma.protocol.people.Avatar;
import oklahoma.rules.Seat;

/**
 * The players, as the texts of the score name them.
 *
 * @param names what each seat is called, in seat order
 * @param avatars the pictures of the seats that have one
 * @param me the player's own seat; empty for a spectator
 */
public record Players(List<String> names, Map<Seat, Avatar> avatars, Optional<Seat> me) {

  public Players {
    names = List.copyOf(names);
    avatars = Map.copyOf(avatars);
  }

  /** Without pictures. */
  public Players(List<String> names, Optional<Seat> me) {
    this(names, Map.of(), me);
  }

  /** By which picture a seat is known. */
  Optional<Avatar> avatar(Seat seat) {
    return Optional.ofNullable(avatars.get(seat));
  }

  /** What a seat is called. */
  String name(Seat seat) {
    return names.get(seat.ordinal());
  }

  /** What a seat is called beside its figures: the player’s own is <i>You</i>. */
  String label(Texts texts, Seat seat) {
    return isMe(seat) ? texts.say("home.you") : name(seat);
  }

  /** The same of all seats. */
  List<String> labels(Texts texts) {
    return Seat.first(names.size()).stream().map(seat -> label(texts, seat)).toList();
  }

  /** What seats are called, in their order. */
  List<String> names(List<Seat> seats) {
    return seats.stream().map(this::name).toList();
  }

  boolean isMe(Seat seat) {
    return me.equals(Optional.of(seat));
  }
}
