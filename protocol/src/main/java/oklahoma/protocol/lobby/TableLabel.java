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
 * @param signs what else a newcomer must know
 * @param company the connected players, for guests who have played there before; empty for all
 *     others
 */
public record TableLabel(
    int number, TableName name, Game game, Room room, Set<Sign> signs, List<Name> company) {

  /**
   * How full it is.
   *
   * @param seats how many seats it has
   * @param taken how many of the seats are taken
   */
  public record Room(int seats, int taken) {}

  /** A property of a table. */
  public enum Sign {
    /** A match runs, so that nobody can sit down. */
    PLAYING,
    /** Anybody may watch. */
    WATCHABLE,
    /** Newcomers need a password. */
    GUARDED,
    /**
     * The owner lets newcomers take over a bot's seat during a match. While a match runs, the sign
     * is shown only if there is such a seat.
     */
    LATECOMERS
  }

  public TableLabel {
    signs = Set.copyOf(signs);
    company = List.copyOf(company);
  }

  /** A table as its list shows it to strangers. */
  public TableLabel(int number, TableName name, Game game, Room room, Sign... signs) {
    this(number, name, game, room, Set.of(signs), List.of());
  }

  /** How many seats it has. */
  public int seats() {
    return room.seats();
  }

  /** How many seats are taken. */
  public int taken() {
    return room.taken();
  }

  /** Whether a match runs, so that nobody can sit down. */
  public boolean playing() {
    return signs.contains(Sign.PLAYING);
  }

  /** Whether anybody may watch. */
  public boolean watchable() {
    return signs.contains(Sign.WATCHABLE);
  }

  /** Whether newcomers need a password. */
  public boolean guarded() {
    return signs.contains(Sign.GUARDED);
  }

  /** Whether a bot's seat may be taken over, now or when a match runs. */
  public boolean latecomers() {
    return signs.contains(Sign.LATECOMERS);
  }

  /** This label with the names of the connected players. */
  public TableLabel telling(List<Name> others) {
    return new TableLabel(number, name, game, room, signs, others);
  }
}
