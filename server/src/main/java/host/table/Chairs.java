package host.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import protocol.BotLevel;
import protocol.Name;
import protocol.Presence;
import protocol.SeatKey;
import protocol.SeatLabel;
import rules.Seat;

/** Who sits in which seat of a table. */
final class Chairs {

  private sealed interface Sitter {
    record Nobody() implements Sitter {}

    record Bot(Name name, BotLevel level) implements Sitter {}

    /**
     * @param lock opened by the key that holds the seat; there is no such key yet if empty
     * @param absences how often the human has been away, the present time included
     */
    record Human(Name name, Optional<Lock> lock, boolean present, long absences) implements Sitter {
      boolean opens(SeatKey key) {
        return lock.isPresent() && lock.get().opens(key);
      }

      Human present(boolean now) {
        return new Human(name, lock, now, now ? absences : absences + 1);
      }
    }
  }

  private final List<Sitter> sitters = new ArrayList<>();

  Chairs(List<TableSetup.Chair> chairs) {
    for (TableSetup.Chair chair : chairs) {
      sitters.add(
          switch (chair) {
            case TableSetup.Chair.Free free -> new Sitter.Nobody();
            case TableSetup.Chair.OfBot(var name, var level) -> new Sitter.Bot(name, level);
          });
    }
  }

  /** Gives somebody the first free seat; none if all are taken. */
  Optional<Seat> sit(Name wanted) {
    Optional<Seat> free =
        seats().stream().filter(seat -> sitter(seat) instanceof Sitter.Nobody).findFirst();
    free.ifPresent(seat -> set(seat, new Sitter.Human(unlike(wanted), Optional.empty(), true, 0)));
    return free;
  }

  /** Gives the seat that the key opens back to whoever holds the key; none if it opens no seat. */
  Optional<Seat> takeBack(SeatKey key) {
    Optional<Seat> opened = Optional.empty();
    for (Seat seat : seats()) {
      if (sitter(seat) instanceof Sitter.Human human && human.opens(key)) {
        set(seat, human.present(true));
        opened = Optional.of(seat);
      }
    }
    return opened;
  }

  /** A new key for a human's seat; the one before opens it no more. */
  SeatKey renewKey(Seat seat) {
    SeatKey key = Lock.freshKey();
    if (sitter(seat) instanceof Sitter.Human human) {
      set(
          seat,
          new Sitter.Human(
              human.name(), Optional.of(Lock.of(key)), human.present(), human.absences()));
    }
    return key;
  }

  /** The human in this seat is no longer connected. */
  void away(Seat seat) {
    if (sitter(seat) instanceof Sitter.Human human) {
      set(seat, human.present(false));
    }
  }

  /** Nobody sits here any more. */
  void free(Seat seat) {
    set(seat, new Sitter.Nobody());
  }

  /** A bot plays on for a human who has left for good. */
  void botTakesOver(Seat seat, BotLevel level) {
    if (sitter(seat) instanceof Sitter.Human human) {
      set(seat, new Sitter.Bot(human.name(), level));
    }
  }

  /** Whether no seat is free. */
  boolean full() {
    return sitters.stream().noneMatch(Sitter.Nobody.class::isInstance);
  }

  /** The level of the bot in this seat; empty if there is none. */
  Optional<BotLevel> bot(Seat seat) {
    return sitter(seat) instanceof Sitter.Bot bot ? Optional.of(bot.level()) : Optional.empty();
  }

  /**
   * Which absence of its human this seat is in; empty if the human is there, or it is not a
   * human's.
   */
  Optional<Long> absence(Seat seat) {
    return sitter(seat) instanceof Sitter.Human human && !human.present()
        ? Optional.of(human.absences())
        : Optional.empty();
  }

  /** The seats of humans. */
  Set<Seat> humans() {
    Set<Seat> humans = EnumSet.noneOf(Seat.class);
    for (Seat seat : seats()) {
      if (sitter(seat) instanceof Sitter.Human) {
        humans.add(seat);
      }
    }
    return humans;
  }

  /** The seats of humans who are connected. */
  Set<Seat> present() {
    Set<Seat> present = humans();
    present.removeIf(seat -> absence(seat).isPresent());
    return present;
  }

  /** The seats of bots. */
  Set<Seat> bots() {
    Set<Seat> bots = EnumSet.noneOf(Seat.class);
    bots.addAll(seats().stream().filter(seat -> bot(seat).isPresent()).toList());
    return bots;
  }

  /** Who sits where, in seat order. */
  List<SeatLabel> labels() {
    List<SeatLabel> labels = new ArrayList<>();
    for (Seat seat : seats()) {
      switch (sitter(seat)) {
        case Sitter.Nobody nobody -> {}
        case Sitter.Bot(var name, var level) -> labels.add(SeatLabel.ofBot(seat, name, level));
        case Sitter.Human human -> labels.add(label(seat, human));
      }
    }
    return labels;
  }

  private static SeatLabel label(Seat seat, Sitter.Human human) {
    return new SeatLabel(
        seat,
        human.name(),
        Optional.empty(),
        human.present() ? Presence.HERE : Presence.AWAY,
        OptionalLong.empty());
  }

  private Name unlike(Name wanted) {
    Collection<Name> taken = labels().stream().map(SeatLabel::name).toList();
    Name name = wanted;
    for (int number = 2; taken.stream().anyMatch(name::like); number++) {
      name = wanted.numbered(number);
    }
    return name;
  }

  private List<Seat> seats() {
    return Seat.first(sitters.size());
  }

  private Sitter sitter(Seat seat) {
    return sitters.get(seat.ordinal());
  }

  private void set(Seat seat, Sitter sitter) {
    sitters.set(seat.ordinal(), sitter);
  }
}
