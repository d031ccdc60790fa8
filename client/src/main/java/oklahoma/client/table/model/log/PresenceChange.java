package oklahoma.client.table.model.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;

/**
 * A change in the presence of somebody at the table, or another fact beside the play that everybody
 * learns.
 */
public sealed interface PresenceChange {

  /**
   * The line to a player is lost.
   *
   * @param graceMillis how long the seat waits; without end if empty
   */
  record Lost(Seat seat, Name name, OptionalLong graceMillis) implements PresenceChange {}

  /** A player has left, and the seat is kept: a bot plays until the player is back. */
  record LeftForNow(Seat seat, Name name) implements PresenceChange {}

  /** A bot plays until the player is back. */
  record StoodIn(Seat seat, Name name) implements PresenceChange {}

  /**
   * A player is back.
   *
   * @param fromBot whether a bot has played meanwhile
   */
  record Back(Seat seat, Name name, boolean fromBot) implements PresenceChange {}

  /**
   * A player has gone for good, not removed by the owner, which has its own message; a bot plays on
   * in the seat.
   */
  record Left(Seat seat, Name name) implements PresenceChange {}

  /** Another plays in a seat from now on. */
  record TookSeat(Seat seat, Name name, Name before) implements PresenceChange {}

  /** Whether a bot's seat may be taken over from now on. */
  record Latecomers(boolean allowed) implements PresenceChange {}

  /** A player looks at what the program suggests. */
  record Advised(Seat seat, Name name) implements PresenceChange {}

  /** Another owns the table from now on. */
  record Owns(Seat seat, Name name) implements PresenceChange {}

  /** Somebody has come to watch. */
  record BeganWatching(Name name) implements PresenceChange {}

  /** Somebody watches no more. */
  record StoppedWatching(Name name) implements PresenceChange {}

  /**
   * Who is at a table.
   *
   * @param seats who sits where, in seat order
   * @param owner who may manage the table; nobody if empty
   * @param onlookers who watches
   * @param latecomers whether a bot's seat may be taken over
   */
  record Present(
      List<SeatLabel> seats, Optional<Seat> owner, List<Name> onlookers, boolean latecomers) {
    public Present {
      seats = List.copyOf(seats);
      onlookers = List.copyOf(onlookers);
    }
  }

  /**
   * The changes to announce, in seat order; not the player's own connection, no short silence, and
   * nothing if nobody was known before.
   *
   * @param me the player's own seat; empty for those who watch
   * @param removed the seats whose players the owner has just removed, which is already announced
   */
  static List<PresenceChange> between(
      Present before, Present after, Optional<Seat> me, Set<Seat> removed) {
    List<PresenceChange> changes = new ArrayList<>();
    if (before.seats().isEmpty()) {
      return changes;
    }
    for (int i = 0; i < Math.min(before.seats().size(), after.seats().size()); i++) {
      SeatLabel now = after.seats().get(i);
      if (!me.equals(Optional.of(now.seat()))) {
        of(before.seats().get(i), now)
            .filter(change -> !(change instanceof Left && removed.contains(now.seat())))
            .ifPresent(changes::add);
      }
    }
    after
        .owner()
        .filter(owner -> !before.owner().equals(after.owner()))
        .ifPresent(
            owner -> changes.add(new Owns(owner, after.seats().get(owner.ordinal()).name())));
    if (before.latecomers() != after.latecomers()) {
      changes.add(new Latecomers(after.latecomers()));
    }
    after.onlookers().stream()
        .filter(name -> !before.onlookers().contains(name))
        .forEach(name -> changes.add(new BeganWatching(name)));
    before.onlookers().stream()
        .filter(name -> !after.onlookers().contains(name))
        .forEach(name -> changes.add(new StoppedWatching(name)));
    return changes;
  }

  private static Optional<PresenceChange> of(SeatLabel before, SeatLabel now) {
    Seat seat = now.seat();
    Name name = now.name();
    if (!before.name().equals(name)) {
      return Optional.of(new TookSeat(seat, name, before.name()));
    }
    if (ownBot(now)) {
      return ownBot(before) ? Optional.empty() : Optional.of(new Left(seat, name));
    }
    return switch (now.presence()) {
      case HERE, SLOW -> back(before, name);
      case AWAY ->
          before.presence() == Presence.AWAY
              ? Optional.empty()
              : Optional.of(new Lost(seat, name, now.graceMillis()));
      case STOOD_IN ->
          before.presence() == Presence.STOOD_IN
              ? Optional.empty()
              : Optional.of(new StoodIn(seat, name));
      case LEFT_FOR_NOW ->
          before.presence() == Presence.LEFT_FOR_NOW
              ? Optional.empty()
              : Optional.of(new LeftForNow(seat, name));
    };
  }

  private static Optional<PresenceChange> back(SeatLabel before, Name name) {
    boolean fromBot = before.bot().isPresent();
    return fromBot || before.absent()
        ? Optional.of(new Back(before.seat(), name, fromBot))
        : Optional.empty();
  }

  /** A bot that plays for nobody else. */
  private static boolean ownBot(SeatLabel label) {
    return label.bot().isPresent() && label.presence() == Presence.HERE;
  }
}
