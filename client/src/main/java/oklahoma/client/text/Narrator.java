package oklahoma.client.text;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import oklahoma.protocol.messages.Mover;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;

/**
 * Names the actor of an event: the reader, or somebody else by name.
 *
 * @param names what the players are called
 * @param me who reads it
 */
record Narrator(Texts texts, Function<Seat, String> names, Viewer me) {

  /** What the key of a move begins with that the program made for the reader, who was away. */
  private static final String AWAY = "away.";

  /** The sentence {@code log.you.key}, or {@code log.they.key} with the name before the rest. */
  String acted(String key, Seat seat, Object... rest) {
    return seat == me
        ? texts.say("log.you." + key, rest)
        : texts.say(
            "log.they." + key,
            Stream.concat(Stream.of(names.apply(seat)), Stream.of(rest)).toArray());
  }

  /** The same for a move that the host or the program may have made for the seat. */
  String moved(Optional<Mover> mover, String key, Seat seat, Object... rest) {
    return acted(by(mover) + key, seat, rest);
  }

  /** The same for a move that the host makes for nobody. */
  String played(Optional<Mover> mover, String key, Seat seat, Object... rest) {
    return acted(mover.isEmpty() ? AWAY + key : key, seat, rest);
  }

  /** Only who has drawn a card knows it. */
  String drew(Event.Drew drew, String key) {
    return drew.seat() == me ? acted(key, drew.seat(), drew.face()) : acted(key, drew.seat());
  }

  /** What the key of a move begins with. */
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
