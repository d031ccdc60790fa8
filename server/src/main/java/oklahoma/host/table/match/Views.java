package oklahoma.host.table.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;

/**
 * Composes the messages for each viewer: a pure function, and the only place where a deal and its
 * events leave the table, always as {@link Seen}.
 */
final class Views {
  private Views() {}

  /** The events that the viewer notices. */
  static List<Seen<Event>> noticed(List<Event> events, Viewer viewer) {
    List<Seen<Event>> noticed = new ArrayList<>(events.size());
    for (Event event : events) {
      Seen.of(event, viewer).ifPresent(noticed::add);
    }
    return noticed;
  }

  /**
   * Updates about the events that the viewer noticed, one for each; only the last one has the time
   * left.
   */
  static List<FromHost.Update> updates(
      long before,
      List<Seen<Event>> noticed,
      OptionalLong command,
      Mover mover,
      OptionalLong millisLeft) {
    List<FromHost.Update> updates = new ArrayList<>();
    for (Seen<Event> event : noticed) {
      boolean last = updates.size() == noticed.size() - 1;
      long number = before + updates.size() + 1;
      updates.add(
          new FromHost.Update(
              number, event, command, mover, last ? millisLeft : OptionalLong.empty()));
    }
    return updates;
  }

  /** The message about a new deal. */
  static FromHost.DealBegan began(
      long number, Deal deal, Viewer viewer, Standing standing, OptionalLong millisLeft) {
    return new FromHost.DealBegan(number, Seen.of(deal, viewer), standing, millisLeft);
  }

  /** The welcome with the present state of the table. */
  static FromHost.Welcome welcome(
      Broadcaster.Received received,
      Viewer viewer,
      Optional<SeatKey> key,
      RecordedMatch play,
      List<Seen<Event>> soFar,
      TableStatus now) {
    int from = Math.max(0, soFar.size() - Codec.MOST_EVENTS);
    return new FromHost.Welcome(
        received.number(),
        viewer,
        key,
        now.seating().labels(),
        play.standing(),
        Seen.of(play.deal(), viewer),
        soFar.subList(from, soFar.size()),
        now.ready(),
        now.millisLeft(),
        now.seating().owner(),
        now.seating().spectators(),
        now.help(),
        received.ownerActions().stream()
            .map(ownerAction -> ownerAction.after(Math.max(0, ownerAction.after() - from)))
            .toList(),
        now.seating().latecomers());
  }
}
