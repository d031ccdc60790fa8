package oklahoma.host.table.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.ToIntFunction;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.people.Seats;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Spectator;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.fair.FairDeal;

/**
 * What each viewer has received. The updates of each viewer have their own numbers, whether the
 * viewer is connected or not, so an event that a viewer may not notice leaves no gap.
 *
 * @param viewers the state of each viewer, in seat order, the spectators last
 * @param seating the seating that everybody got last
 * @param ready the seats ready for the next deal or match, as everybody got them last; none during
 *     a deal
 */
record Broadcaster(List<Received> viewers, SeatingView.Basis seating, Set<Seat> ready) {

  /**
   * What one viewer has received.
   *
   * @param number the number of the viewer's last update
   * @param momentBegan the number of the update with which the present claim window or turn began
   * @param played the number of the last update about the deal itself, its beginning or an event;
   *     updates of the seating may follow it
   * @param ownerActions the acts of the table's owner in this deal
   */
  record Received(long number, long momentBegan, long played, List<OwnerAction> ownerActions) {
    Received {
      ownerActions = List.copyOf(ownerActions);
    }

    /**
     * Whether a request of this viewer was meant for an earlier window or turn.
     *
     * @param seen the number of the last update that the viewer had seen
     */
    boolean late(long seen) {
      return seen < momentBegan;
    }

    private Received next() {
      return new Received(number + 1, momentBegan, played, ownerActions);
    }

    private Received newDeal() {
      return new Received(number + 1, number + 1, number + 1, List.of());
    }

    private Received with(OwnerAction ownerAction) {
      List<OwnerAction> more = new ArrayList<>(ownerActions);
      more.add(ownerAction);
      return new Received(
          number,
          momentBegan,
          played,
          more.subList(Math.max(0, more.size() - OwnerAction.MOST), more.size()));
    }

    private Received with(List<Seen<Event>> noticed) {
      long began = momentBegan;
      for (int i = 0; i < noticed.size(); i++) {
        if (noticed.get(i).value().endsMoment()) {
          began = number + i + 1;
        }
      }
      long now = number + noticed.size();
      return new Received(now, began, noticed.isEmpty() ? played : now, ownerActions);
    }
  }

  /** Why an event happened, as far as viewers may know. */
  record Cause(
      Optional<Guest> guest, long command, Mover mover, Optional<OwnerAction> ownerAction) {
    /**
     * The cause of a bot's or absent seat's move and of any answer to a claim window; it is not
     * disclosed.
     */
    static final Cause UNDISCLOSED = of(Mover.SEAT);

    /** The cause of a move after a turn clock ran out. */
    static final Cause TURN_CLOCK = of(Mover.CLOCK);

    /** The cause of a move by an act of the table's owner, which is announced first. */
    static Cause ownerAction(OwnerAction ownerAction, Mover mover) {
      return new Cause(Optional.empty(), 0, mover, Optional.of(ownerAction));
    }

    /** The cause of a move by a guest's command. */
    static Cause command(Guest guest, long id) {
      return new Cause(Optional.of(guest), id, Mover.SEAT, Optional.empty());
    }

    private static Cause of(Mover mover) {
      return new Cause(Optional.empty(), 0, mover, Optional.empty());
    }

    /** This cause after the owner's act has been announced. */
    Cause announced() {
      return new Cause(guest, command, mover, Optional.empty());
    }

    OptionalLong commandOf(Guest receiver) {
      return guest.equals(Optional.of(receiver)) ? OptionalLong.of(command) : OptionalLong.empty();
    }
  }

  Broadcaster {
    ready = Set.copyOf(ready);
    viewers = List.copyOf(viewers);
  }

  /** The state in which everybody knows only the seating. */
  static Broadcaster of(SeatingView.Basis seating) {
    Received nothing = new Received(0, 0, 0, List.of());
    return new Broadcaster(
        Collections.nCopies(seating.seats().sitters().size() + 1, nothing), seating, Set.of());
  }

  /** The state of this viewer. */
  Received received(Viewer viewer) {
    int seats = viewers.size() - 1;
    return switch (viewer) {
      case Seat seat when seat.ordinal() < seats -> viewers.get(seat.ordinal());
      case Seat seat -> throw new IllegalArgumentException("nobody sits in " + seat);
      case Spectator _ -> viewers.get(seats);
    };
  }

  private Viewer viewer(int index) {
    return index < viewers.size() - 1 ? Seat.of(index) : Spectator.SPECTATOR;
  }

  /** This state after another message has sent everybody the seating. */
  Broadcaster with(SeatingView.Basis sent) {
    return new Broadcaster(viewers, sent, ready);
  }

  /** Sends the seating if it has changed. */
  Broadcaster seating(SeatingView.Basis basis, StepContext step) {
    if (basis.equals(seating)) {
      return this;
    }
    if (basis.looksLike(seating)) {
      return with(basis);
    }
    SeatingView now = basis.at(step.now());
    return with(basis)
        .next(
            (_, number) ->
                new FromHost.Seats(
                    number, now.labels(), now.owner(), now.spectators(), now.latecomers()),
            basis.seats(),
            step);
  }

  /** Sends the events of a move. */
  Broadcaster happened(
      List<Event> events, Cause cause, OptionalLong millisLeft, Seats seats, StepContext step) {
    return each((viewer, received) -> {
      List<Seen<Event>> noticed = Views.noticed(events, viewer);
      for (Guest guest : seats.guests(viewer)) {
        Views.updates(received.number(), noticed, cause.commandOf(guest), cause.mover(), millisLeft)
            .forEach(update -> step.send(guest, update));
      }
      return received.with(noticed);
    });
  }

  /**
   * Sends an act of the table's owner, which has no number.
   *
   * @param noticed how many events of the deal a viewer has noticed
   */
  Broadcaster ownerActed(
      OwnerAction ownerAction, ToIntFunction<Viewer> noticed, Seats seats, StepContext step) {
    return each((viewer, received) -> {
      OwnerAction now = ownerAction.after(noticed.applyAsInt(viewer));
      step.send(seats.guests(viewer), new FromHost.OwnerActed(now));
      return received.with(now);
    });
  }

  /** Sends the public state of a deal's shuffle, which has no number. */
  void fair(FairDeal deal, Seats seats, StepContext step) {
    for (int index = 0; index < viewers.size(); index++) {
      Viewer viewer = viewer(index);
      step.send(seats.guests(viewer), new FromHost.ShuffleState(viewer, deal));
    }
  }

  /** Sends which seats are ready for the next deal or match. */
  Broadcaster pausing(
      Standing standing, Set<Seat> now, OptionalLong millisLeft, Seats seats, StepContext step) {
    return ready(now)
        .next(
            (_, number) -> new FromHost.Intermission(number, standing, now, millisLeft),
            seats,
            step);
  }

  private Broadcaster ready(Set<Seat> now) {
    return new Broadcaster(viewers, seating, now);
  }

  /** Sends the beginning of a deal. */
  Broadcaster began(
      Deal deal, Standing standing, OptionalLong millisLeft, Seats seats, StepContext step) {
    return ready(Set.of())
        .each((viewer, received) -> {
          Received now = received.newDeal();
          step.send(
              seats.guests(viewer), Views.began(now.number(), deal, viewer, standing, millisLeft));
          return now;
        });
  }

  /** Sends each viewer a message with the viewer's next number. */
  private Broadcaster next(
      BiFunction<Viewer, Long, FromHost> message, Seats seats, StepContext step) {
    return each((viewer, received) -> {
      Received now = received.next();
      step.send(seats.guests(viewer), message.apply(viewer, now.number()));
      return now;
    });
  }

  private Broadcaster each(BiFunction<Viewer, Received, Received> change) {
    List<Received> after = new ArrayList<>(viewers.size());
    for (int index = 0; index < viewers.size(); index++) {
      after.add(change.apply(viewer(index), viewers.get(index)));
    }
    return new Broadcaster(after, seating, ready);
  }
}
