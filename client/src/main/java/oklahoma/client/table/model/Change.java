package oklahoma.client.table.model;

import java.util.Optional;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.rules.Event;
import oklahoma.rules.Refusal;

/** A change of the player's view; changes come in the order of the events. */
public sealed interface Change {

  /** The view before the change. */
  PlayerView before();

  /** The view after the change. */
  PlayerView after();

  /**
   * An event of the host.
   *
   * @param own whether it answers the player's own move, for which a dropped card waits
   */
  record Happened(Event event, boolean own, PlayerView before, PlayerView after)
      implements Change {}

  /** The player has rearranged, staged or selected cards. */
  record Rearranged(PlayerView before, PlayerView after) implements Change {}

  /** A new deal: all cards come from the stock. */
  record Dealt(PlayerView before, PlayerView after) implements Change {}

  /**
   * The host's state has replaced the client's, after lost messages or a reconnection; shown
   * without animation.
   *
   * @param another whether it belongs to another match
   */
  record Restored(boolean another, PlayerView before, PlayerView after) implements Change {}

  /**
   * The player's own move will not happen: its card returns.
   *
   * @param why the host's reason; empty if its answer was lost
   */
  record TakenBack(Pending move, Optional<Refusal> why, PlayerView before, PlayerView after)
      implements Change {}
}
