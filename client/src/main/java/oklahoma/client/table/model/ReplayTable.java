package oklahoma.client.table.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;

/**
 * Shows a recorded match at a table. The model receives the recorded events as if from a host, so
 * the same animations run. Nobody can play there.
 */
public final class ReplayTable {

  /**
   * A moment of a record.
   *
   * @param deal the deal, with hidden cards face down
   * @param soFar the events of the deal up to this moment, with hidden cards face down
   * @param standing the scores, including this deal if it is over
   */
  public record Shown(Deal deal, List<Event> soFar, Standing standing) {
    public Shown {
      soFar = List.copyOf(soFar);
    }
  }

  private final TableState state;
  private final TableModel model;

  /**
   * @param seats the players, in seat order
   * @param viewer the seat at the bottom
   * @param first the moment to show first
   */
  public ReplayTable(List<SeatLabel> seats, Seat viewer, Shown first) {
    state = new TableState(first.deal(), viewer, first.standing(), toHost -> {}, true);
    state.people.update(seats, Optional.empty(), List.of(), false);
    state.resume(first.soFar(), List.of(), first.standing(), Intermission.NONE, Optional.empty());
    model = new TableModel(state);
  }

  public TableModel model() {
    return model;
  }

  /** Shows the next event with its animation. */
  public void happen(Event event, Standing standing) {
    state.standing.set(standing);
    state.happened(event, false, Set.of(), Mover.SEAT, Optional.empty());
  }

  /** Shows the next deal with its animation. */
  public void deal(Deal deal, Standing standing) {
    state.dealt(deal, standing, Optional.empty());
  }

  /** Shows another moment without animation. */
  public void cut(Shown to) {
    PlayerView before = state.playerView();
    state.replaceDeal(to.deal(), before.me(), to.standing(), to.soFar());
    state.resume(to.soFar(), List.of(), to.standing(), Intermission.NONE, Optional.empty());
    state.announce(new Change.Restored(false, before, state.playerView()));
  }
}
