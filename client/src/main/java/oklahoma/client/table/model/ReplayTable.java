package oklahoma.client.table.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.client.table.model.sight.Sight;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;

/**
 * Shows a record at a table: the model receives the events as from a host, and everything is
 * animated in the same way. Nobody plays there.
 */
public final class ReplayTable {

  /**
   * A moment of a record as it is to be shown.
   *
   * @param deal the deal, with as many cards face down as are to be hidden
   * @param soFar what has happened in it, seen in the same way
   * @param standing the score; the deal counts once it is over
   */
  public record Shown(Deal deal, List<Event> soFar, Standing standing) {
    public Shown {
      soFar = List.copyOf(soFar);
    }
  }

  private final TableState state;
  private final TableModel model;

  /**
   * A table that shows a moment.
   *
   * @param seats who sat where, in seat order
   * @param viewer the seat at the bottom
   */
  public ReplayTable(List<SeatLabel> seats, Seat viewer, Shown first) {
    state = new TableState(first.deal(), viewer, first.standing(), toHost -> {}, true);
    state.people.sit(seats, Optional.empty(), List.of(), false);
    state.resume(first.soFar(), List.of(), first.standing(), Intermission.NONE, Optional.empty());
    model = new TableModel(state);
  }

  /** The table. */
  public TableModel model() {
    return model;
  }

  /** The next event happens. */
  public void happen(Event event, Standing standing) {
    state.standing.set(standing);
    state.happened(event, false, Set.of(), Mover.SEAT, Optional.empty());
  }

  /** The next deal is dealt. */
  public void deal(Deal deal, Standing standing) {
    state.dealt(deal, standing, Optional.empty());
  }

  /** Another moment, at once. */
  public void cut(Shown to) {
    Sight before = state.sight();
    state.stand(to.deal(), before.me(), to.standing(), to.soFar());
    state.resume(to.soFar(), List.of(), to.standing(), Intermission.NONE, Optional.empty());
    state.tell(new Change.Restored(false, before, state.sight()));
  }
}
