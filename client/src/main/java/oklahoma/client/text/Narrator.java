package oklahoma.client.text;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import oklahoma.protocol.messages.Mover;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;

/**
 * Chooses between sentences about the reader and about other players.
 *
 * @param names gives the name of a seat
 * @param me the reader
 */
record Narrator(Texts texts, Function<Seat, String> names, Viewer me) {

  /**
   * The beginning of the text key for a move that the program made for the reader, who was away.
   */
  private static final String AWAY = "away.";

  /**
   * The sentence {@code log.you.key} if the reader acted; otherwise {@code log.they.key} with the
   * name as its first argument.
   */
  String acted(String key, Seat seat, Object... rest) {
    return seat == me
        ? texts.say("log.you." + key, rest)
        : texts.say(
            "log.they." + key,
            Stream.concat(Stream.of(names.apply(seat)), Stream.of(rest)).toArray());
  }

  /** The sentence for a move that the host or the program may have made for the seat. */
  String moved(Optional<Mover> mover, String key, Seat seat, Object... rest) {
    return acted(by(mover) + key, seat, rest);
  }

  /** The sentence for a move that the program may have made for the seat, but never the host. */
  String played(Optional<Mover> mover, String key, Seat seat, Object... rest) {
    return acted(mover.isEmpty() ? AWAY + key : key, seat, rest);
  }

  /** The sentence for a draw. Only the player who drew sees the card. */
  String drew(Event.Drew drew, String key) {
    return drew.seat() == me ? acted(key, drew.seat(), drew.face()) : acted(key, drew.seat());
  }

  /** The beginning of the text key for a move, depending on who made it. */
  static String by(Optional<Mover> mover) {
    return mover
        .map(known ->
            switch (known) {
              case SEAT -> "";
              case CLOCK -> "clock.";
              case OWNER -> "skipped.";
            })
        .orElse(AWAY);
  }
}
