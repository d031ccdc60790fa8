package oklahoma.host.table.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import oklahoma.host.table.effect.Outbox;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.Deed;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Onlooker;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.fair.FairDeal;

/**
 * Everybody who is told what happens, and what each viewer has noticed of the deal. Updates are
 * numbered for each viewer, connected or not, so what a viewer may not notice leaves no gap in its
 * numbers.
 */
public final class Broadcaster {

  /** Why something happened, as far as those who are told care. */
  record Cause(Optional<Guest> guest, long command, Mover mover, Optional<Deed> deed) {
    /**
     * A bot's or an absent seat's move, or an answer to a claim window, which is nobody's business.
     */
    static final Cause UNSAID = of(Mover.SEAT);

    /** A turn clock that ran out. */
    static final Cause TURN_CLOCK = of(Mover.CLOCK);

    /** What the owner of the table did, which is told first. */
    static Cause deed(Deed deed, Mover mover) {
      return new Cause(Optional.empty(), 0, mover, Optional.of(deed));
    }

    /** A guest's command. */
    static Cause command(Guest guest, long id) {
      return new Cause(Optional.of(guest), id, Mover.SEAT, Optional.empty());
    }

    private static Cause of(Mover mover) {
      return new Cause(Optional.empty(), 0, mover, Optional.empty());
    }

    /** The same once the deed has been told. */
    Cause told() {
      return new Cause(guest, command, mover, Optional.empty());
    }

    OptionalLong toldTo(Guest receiver) {
      return guest.equals(Optional.of(receiver)) ? OptionalLong.of(command) : OptionalLong.empty();
    }
  }

  private final Outbox outbox;
  private final Function<Viewer, List<Guest>> guests;
  private final Map<Viewer, Long> numbers = new HashMap<>();
  private final Map<Viewer, Long> momentsBegan = new HashMap<>();
  private final Map<Viewer, List<Seen<Event>>> noticed = new HashMap<>();
  private final Map<Viewer, List<Deed>> deeds = new HashMap<>();

  /**
   * @param guests whoever is connected as this viewer
   */
  public Broadcaster(Outbox outbox, int seats, Function<Viewer, List<Guest>> guests) {
    this.outbox = outbox;
    this.guests = guests;
    Seat.first(seats).forEach(this::count);
    count(Onlooker.ONLOOKER);
  }

  private void count(Viewer viewer) {
    numbers.put(viewer, 0L);
    noticed.put(viewer, new ArrayList<>());
    deeds.put(viewer, new ArrayList<>());
  }

  /** The number of the last update that this viewer could have got. */
  long number(Viewer viewer) {
    return numbers.getOrDefault(viewer, 0L);
  }

  /**
   * The number of the update that told this viewer of the claim window or the turn that runs now.
   */
  long momentBegan(Viewer viewer) {
    return momentsBegan.getOrDefault(viewer, 0L);
  }

  /** What the viewer has noticed of this deal. */
  List<Seen<Event>> noticed(Viewer viewer) {
    return List.copyOf(noticed.getOrDefault(viewer, List.of()));
  }

  /** Everybody has noticed this much of the deal before the host was down. */
  void recall(List<Event> events) {
    noticed.forEach((viewer, seen) -> seen.addAll(Views.noticed(events, viewer)));
  }

  /** Tells what has happened. */
  void happened(List<Event> events, Cause cause, OptionalLong millisLeft) {
    cause.deed().ifPresent(this::tended);
    for (Viewer viewer : List.copyOf(numbers.keySet())) {
      List<Seen<Event>> seen = Views.noticed(events, viewer);
      long before = number(viewer);
      for (Guest guest : guests.apply(viewer)) {
        OptionalLong command = cause.toldTo(guest);
        Views.updates(before, seen, command, cause.mover(), millisLeft)
            .forEach(update -> outbox.tell(guest, update));
      }
      numbers.put(viewer, before + seen.size());
      for (int i = 0; i < seen.size(); i++) {
        if (seen.get(i).value().endsMoment()) {
          momentsBegan.put(viewer, before + i + 1);
        }
      }
      noticed.getOrDefault(viewer, new ArrayList<>()).addAll(seen);
    }
  }

  /** Tells what the owner of the table has done; it has no number. */
  public void tended(Deed deed) {
    deeds.forEach((viewer, told) -> {
      Deed now = deed.after(noticed(viewer).size());
      told.add(now);
      if (told.size() > Deed.MOST) {
        told.removeFirst();
      }
      guests.apply(viewer).forEach(guest -> outbox.tell(guest, new FromHost.Tended(now)));
    });
  }

  /** Tells what is public of the shuffle of a deal; it has no number. */
  void fair(FairDeal deal) {
    for (Viewer viewer : numbers.keySet()) {
      guests.apply(viewer).forEach(guest -> outbox.tell(guest, new FromHost.Fair(viewer, deal)));
    }
  }

  /** Tells of a new deal. */
  void began(Deal deal, Standing standing, OptionalLong millisLeft) {
    noticed.values().forEach(List::clear);
    deeds.values().forEach(List::clear);
    tellAll((viewer, number) -> Views.began(number, deal, viewer, standing, millisLeft));
    momentsBegan.putAll(numbers);
  }

  /** Tells who is ready for the next deal. */
  void intermission(Standing standing, Set<Seat> ready, OptionalLong millisLeft) {
    tellAll((viewer, number) -> new FromHost.Intermission(number, standing, ready, millisLeft));
  }

  /** Tells who sits where now, and who watches. */
  void seats(List<SeatLabel> labels, Optional<Seat> owner, List<Name> onlookers) {
    tellAll((viewer, number) -> new FromHost.Seats(number, labels, owner, onlookers));
  }

  /** Tells one guest where things stand. */
  void welcome(
      Guest guest, Viewer viewer, Optional<SeatKey> key, RecordedMatch play, TableStatus now) {
    outbox.tell(
        guest,
        Views.welcome(
            number(viewer),
            viewer,
            key,
            play.standing(),
            play.deal(),
            noticed(viewer),
            deeds.getOrDefault(viewer, List.of()),
            now));
  }

  private void tellAll(BiFunction<Viewer, Long, FromHost> message) {
    for (Viewer viewer : List.copyOf(numbers.keySet())) {
      long number = number(viewer) + 1;
      numbers.put(viewer, number);
      guests.apply(viewer).forEach(guest -> outbox.tell(guest, message.apply(viewer, number)));
    }
  }
}
