package oklahoma.protocol.lobby;

import java.util.List;
import java.util.Set;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;

/**
 * A table as the host lists it.
 *
 * @param number the number with which newcomers ask for it
 * @param game the game that is played there
 * @param flags what else a newcomer must know
 * @param players the connected players, for guests who have played there before; empty for all
 *     others
 */
public record TableLabel(
    int number,
    TableName name,
    Game game,
    Occupancy occupancy,
    Set<Flag> flags,
    List<Name> players) {

  /**
   * How full it is.
   *
   * @param seats how many seats it has
   * @param taken how many of the seats are taken
   */
  public record Occupancy(int seats, int taken) {}

  /** A property of a table. */
  public enum Flag {
    /** A match runs, so that nobody can sit down. */
    PLAYING,
    /** Anybody may watch. */
    WATCHABLE,
    /** Newcomers need a password. */
    NEEDS_PASSWORD,
    /**
     * The owner lets newcomers take over a bot's seat during a match. While a match runs, the sign
     * is shown only if there is such a seat.
     */
    LATECOMERS
  }

  public TableLabel {
    flags = Set.copyOf(flags);
    players = List.copyOf(players);
  }

  /** A table as its list shows it to strangers. */
  public TableLabel(int number, TableName name, Game game, Occupancy room, Flag... signs) {
    this(number, name, game, room, Set.of(signs), List.of());
  }

  /** How many seats it has. */
  public int seats() {
    return occupancy.seats();
  }

  /** How many seats are taken. */
  public int taken() {
    return occupancy.taken();
  }

  /** Whether a match runs, so that nobody can sit down. */
  public boolean playing() {
    return flags.contains(Flag.PLAYING);
  }

  /** Whether anybody may watch. */
  public boolean watchable() {
    return flags.contains(Flag.WATCHABLE);
  }

  /** Whether newcomers need a password. */
  public boolean needsPassword() {
    return flags.contains(Flag.NEEDS_PASSWORD);
  }

  /** Whether a bot's seat may be taken over, now or when a match runs. */
  public boolean latecomers() {
    return flags.contains(Flag.LATECOMERS);
  }

  /** This label with the names of the connected players. */
  public TableLabel withPlayers(List<Name> others) {
    return new TableLabel(number, name, game, occupancy, flags, others);
  }
}
