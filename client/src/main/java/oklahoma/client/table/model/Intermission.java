package oklahoma.client.table.model;

import java.util.Optional;
import java.util.Set;
import oklahoma.client.table.model.sight.Countdown;
import oklahoma.rules.Seat;

/**
 * The pause between two deals.
 *
 * @param ready the seats that are ready to go on; bots always are
 * @param until when the next deal begins by itself; it waits for all if empty
 * @param returns how often the player has come back meanwhile
 */
public record Intermission(Set<Seat> ready, Optional<Countdown> until, int returns) {

  /** While a deal is played. */
  public static final Intermission NONE = new Intermission(Set.of(), Optional.empty(), 0);

  public Intermission {
    ready = Set.copyOf(ready);
  }

  /** The pause according to the host, for a player who was there all the time. */
  Intermission now(Set<Seat> ready, Optional<Countdown> until) {
    return new Intermission(ready, until, returns);
  }

  /** The pause according to the host, for a returning player. */
  Intermission again(Set<Seat> ready, Optional<Countdown> until) {
    return new Intermission(ready, until, returns + 1);
  }
}
