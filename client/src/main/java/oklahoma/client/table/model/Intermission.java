package oklahoma.client.table.model;

import java.util.Optional;
import java.util.Set;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.rules.Seat;

/**
 * The pause between two deals.
 *
 * @param ready the seats that are ready for the next deal; bots always are
 * @param until when the next deal begins automatically; if empty, only when all are ready
 * @param returns how often the player has reconnected in this pause
 */
public record Intermission(Set<Seat> ready, Optional<Countdown> until, int returns) {

  /** There is no pause, because a deal is in progress. */
  public static final Intermission NONE = new Intermission(Set.of(), Optional.empty(), 0);

  public Intermission {
    ready = Set.copyOf(ready);
  }

  /** The pause with new data from the host, for a player who stayed connected. */
  Intermission now(Set<Seat> ready, Optional<Countdown> until) {
    return new Intermission(ready, until, returns);
  }

  /** The pause with new data from the host, for a player who has reconnected. */
  Intermission again(Set<Seat> ready, Optional<Countdown> until) {
    return new Intermission(ready, until, returns + 1);
  }
}
