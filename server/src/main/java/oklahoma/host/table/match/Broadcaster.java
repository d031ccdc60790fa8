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
import oklahoma.rules.Onlooker;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.fair.FairDeal;

/**
 * What each viewer has received. Updates are numbered for each viewer, connected or not, so what a
 * viewer may not notice leaves no gap in the numbers.
 *
 * @param viewers what each viewer has heard, in seat order and the spectator last
 * @param seating the seating that everybody heard last
 * @param ready who is ready for the next deal or match, as everybody last heard it; nobody in a
 *     deal
 */
record Broadcaster(List<Told> viewers, SeatingView.Basis seating, Set<Seat> ready) {

  /**
   * What one viewer has heard.
   *
   * @param number of the last update that the viewer could have got
   * @param momentBegan the number of the update that told of the claim window or the turn that runs
   *     now
   * @param played the number of the last update that told of the deal itself: that it began, or an
   *     event; seating messages come between them
   * @param ownerActions what the owner of the table has done in this deal
   */
  record Told(long number, long momentBegan, long played, List<OwnerAction> ownerActions) {
    Told {
      ownerActions = List.copyOf(ownerActions);
    }

    private Told next() {
      return new Told(number + 1, momentBegan, played, ownerActions);
    }

    private Told newDeal() {
      return new Told(number + 1, number + 1, number + 1, List.of());
    }

    private Told with(OwnerAction ownerAction) {
      List<OwnerAction> more = new ArrayList<>(ownerActions);
      more.add(ownerAction);
      return new Told(
          number,
          momentBegan,
          played,
          more.subList(Math.max(0, more.size() - OwnerAction.MOST), more.size()));
    }

    private Told with(List<Seen<Event>> noticed) {
      long began = momentBegan;
      for (int i = 0; i < noticed.size(); i++) {
        if (noticed.get(i).value().endsMoment()) {
          began = number + i + 1;
        }
      }
      long now = number + noticed.size();
      return new Told(now, began, noticed.isEmpty() ? played : now, ownerActions);
    }
  }

  /** Why something happened, as far as the viewers need to know. */
  record Cause(
      Optional<Guest> guest, long command, Mover mover, Optional<OwnerAction> ownerAction) {
    /**
     * A bot's or an absent seat's move, or an answer to a claim window; the cause is not disclosed.
     */
    static final Cause UNSAID = of(Mover.SEAT);

    /** A turn clock that ran out. */
    static final Cause TURN_CLOCK = of(Mover.CLOCK);

    /** An act of the table's owner; viewers hear of it first. */
    static Cause ownerAction(OwnerAction ownerAction, Mover mover) {
      return new Cause(Optional.empty(), 0, mover, Optional.of(ownerAction));
    }

    /** A guest's command. */
    static Cause command(Guest guest, long id) {
      return new Cause(Optional.of(guest), id, Mover.SEAT, Optional.empty());
    }

    private static Cause of(Mover mover) {
      return new Cause(Optional.empty(), 0, mover, Optional.empty());
    }

    /** The same after the viewers have heard of it. */
    Cause told() {
      return new Cause(guest, command, mover, Optional.empty());
    }

    OptionalLong toldTo(Guest receiver) {
      return guest.equals(Optional.of(receiver)) ? OptionalLong.of(command) : OptionalLong.empty();
    }
  }

  Broadcaster {
    ready = Set.copyOf(ready);
    viewers = List.copyOf(viewers);
  }

  /** Nobody has heard anything but who sits where. */
  static Broadcaster of(SeatingView.Basis seating) {
    Told nothing = new Told(0, 0, 0, List.of());
    return new Broadcaster(
        Collections.nCopies(seating.seats().sitters().size() + 1, nothing), seating, Set.of());
  }

  /** What this viewer has heard. */
  Told told(Viewer viewer) {
    int seats = viewers.size() - 1;
    return switch (viewer) {
      case Seat seat when seat.ordinal() < seats -> viewers.get(seat.ordinal());
      case Seat seat -> throw new IllegalArgumentException("nobody sits in " + seat);
      case Onlooker _ -> viewers.get(seats);
    };
  }

  private Viewer viewer(int index) {
    return index < viewers.size() - 1 ? Seat.of(index) : Onlooker.ONLOOKER;
  }

  /** Everybody has heard in another message who sits where. */
  Broadcaster with(SeatingView.Basis told) {
    return new Broadcaster(viewers, told, ready);
  }

  /** Sends the seating, if that differs from what everybody heard last. */
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
                    number, now.labels(), now.owner(), now.onlookers(), now.latecomers()),
            basis.seats(),
            step);
  }

  /** Tells what has happened. */
  Broadcaster happened(
      List<Event> events, Cause cause, OptionalLong millisLeft, Seats seats, StepContext step) {
    return each((viewer, told) -> {
      List<Seen<Event>> noticed = Views.noticed(events, viewer);
      for (Guest guest : seats.guests(viewer)) {
        Views.updates(told.number(), noticed, cause.toldTo(guest), cause.mover(), millisLeft)
            .forEach(update -> step.tell(guest, update));
      }
      return told.with(noticed);
    });
  }

  /**
   * Tells what the owner of the table has done; it has no number.
   *
   * @param noticed how many events of the deal a viewer has noticed
   */
  Broadcaster tended(
      OwnerAction ownerAction, ToIntFunction<Viewer> noticed, Seats seats, StepContext step) {
    return each((viewer, told) -> {
      OwnerAction now = ownerAction.after(noticed.applyAsInt(viewer));
      step.tell(seats.guests(viewer), new FromHost.Tended(now));
      return told.with(now);
    });
  }

  /** Tells what is public of the shuffle of a deal; it has no number. */
  void fair(FairDeal deal, Seats seats, StepContext step) {
    for (int index = 0; index < viewers.size(); index++) {
      Viewer viewer = viewer(index);
      step.tell(seats.guests(viewer), new FromHost.Fair(viewer, deal));
    }
  }

  /** Tells who is ready for the next deal or match. */
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

  /** Tells of a new deal. */
  Broadcaster began(
      Deal deal, Standing standing, OptionalLong millisLeft, Seats seats, StepContext step) {
    return ready(Set.of())
        .each((viewer, told) -> {
          Told now = told.newDeal();
          step.tell(
              seats.guests(viewer), Views.began(now.number(), deal, viewer, standing, millisLeft));
          return now;
        });
  }

  /** Tells something that has the next number. */
  private Broadcaster next(
      BiFunction<Viewer, Long, FromHost> message, Seats seats, StepContext step) {
    return each((viewer, told) -> {
      Told now = told.next();
      step.tell(seats.guests(viewer), message.apply(viewer, now.number()));
      return now;
    });
  }

  private Broadcaster each(BiFunction<Viewer, Told, Told> change) {
    List<Told> after = new ArrayList<>(viewers.size());
    for (int index = 0; index < viewers.size(); index++) {
      after.add(change.apply(viewer(index), viewers.get(index)));
    }
    return new Broadcaster(after, seating, ready);
  }
}
