package oklahoma.client.table.model;

import java.util.Optional;
import oklahoma.client.table.model.sight.Sight;
import oklahoma.rules.Event;
import oklahoma.rules.Refusal;

/** A change of what the player sees, in the order of the events. */
public sealed interface Change {

  /** The sight before it. */
  Sight before();

  /** The sight after it. */
  Sight after();

  /**
   * An event of the host.
   *
   * @param own whether it answers the player's own move, whose card waits where it was dropped
   */
  record Happened(Event event, boolean own, Sight before, Sight after) implements Change {}

  /** The player moved, staged or selected the own cards. */
  record Rearranged(Sight before, Sight after) implements Change {}

  /** A new deal: all cards come from the stock. */
  record Dealt(Sight before, Sight after) implements Change {}

  /**
   * The state was replaced by the host's, after a gap or a return, without animation.
   *
   * @param another whether another match than before is played
   */
  record Restored(boolean another, Sight before, Sight after) implements Change {}

  /**
   * The player's own move will not happen after all: its card goes back.
   *
   * @param why the host's reason; empty if its answer was lost
   */
  record TakenBack(Pending move, Optional<Refusal> why, Sight before, Sight after)
      implements Change {}
}
