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
 * Somebody at the table comes, goes or changes role, or all players learn something else that is
 * not part of the play.
 */
public sealed interface PresenceChange {

  /**
   * The connection to a player is lost.
   *
   * @param graceMillis how long the host keeps the seat free, in milliseconds; empty for no limit
   */
  record Lost(Seat seat, Name name, OptionalLong graceMillis) implements PresenceChange {}

  /** A player has left, but may come back. Until then a bot plays. */
  record LeftForNow(Seat seat, Name name) implements PresenceChange {}

  /** A bot plays for a disconnected player until the player is back. */
  record StoodIn(Seat seat, Name name) implements PresenceChange {}

  /**
   * A player is back.
   *
   * @param fromBot whether a bot has played in the meantime
   */
  record Back(Seat seat, Name name, boolean fromBot) implements PresenceChange {}

  /**
   * A player has left for good, and a bot takes the seat. Not used after the owner has removed the
   * player, for which there is a message of its own.
   */
  record Left(Seat seat, Name name) implements PresenceChange {}

  /** A seat has a new player. */
  record TookSeat(Seat seat, Name name, Name before) implements PresenceChange {}

  /** The owner has allowed or forbidden newcomers to take over a bot's seat. */
  record Latecomers(boolean allowed) implements PresenceChange {}

  /** A player looks at suggestions of the program. */
  record Advised(Seat seat, Name name) implements PresenceChange {}

  /** The table has a new owner. */
  record Owns(Seat seat, Name name) implements PresenceChange {}

  /** A spectator has come. */
  record BeganWatching(Name name) implements PresenceChange {}

  /** A spectator has left. */
  record StoppedWatching(Name name) implements PresenceChange {}

  /**
   * The people at a table.
   *
   * @param seats the players, in seat order
   * @param owner the seat of the table's owner; empty if nobody owns it
   * @param spectators the names of the spectators
   * @param latecomers whether newcomers may take over a bot's seat
   */
  record Present(
      List<SeatLabel> seats, Optional<Seat> owner, List<Name> spectators, boolean latecomers) {
    public Present {
      seats = List.copyOf(seats);
      spectators = List.copyOf(spectators);
    }
  }

  /**
   * The changes to announce, in seat order. Omits the player's own connection and short silences.
   * Empty if {@code before} is.
   *
   * @param me the player's own seat; empty for a spectator
   * @param removed the seats whose players the owner has just removed, which was announced already
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
    after.spectators().stream()
        .filter(name -> !before.spectators().contains(name))
        .forEach(name -> changes.add(new BeganWatching(name)));
    before.spectators().stream()
        .filter(name -> !after.spectators().contains(name))
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

  /** Whether a seat belongs to a bot, rather than to an absent player for whom a bot plays. */
  private static boolean ownBot(SeatLabel label) {
    return label.bot().isPresent() && label.presence() == Presence.HERE;
  }
}
