package oklahoma.client.table.model;

import java.util.Optional;
import java.util.Set;
import oklahoma.client.table.model.sight.Deadline;
import oklahoma.rules.Seat;

/**
 * Between two deals.
 *
 * @param ready the seats that are ready to go on; bots always are
 * @param until when the next deal begins by itself; it waits for all if empty
 */
public record Intermission(Set<Seat> ready, Optional<Deadline> until) {

  /** While a deal is played. */
  public static final Intermission NONE = new Intermission(Set.of(), Optional.empty());

  public Intermission {
    ready = Set.copyOf(ready);
  }
}
