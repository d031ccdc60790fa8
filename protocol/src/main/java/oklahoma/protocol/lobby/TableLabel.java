package oklahoma.protocol.lobby;

import java.util.List;
import java.util.Set;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;

/**
 * A table as the host lists it.
 *
 * @param number by which newcomers name it
 * @param game what is played there
 * @param signs what else a newcomer must know
 * @param company who sits there and is connected, only for guests who have played there before;
 *     empty for others
 */
public record TableLabel(
    int number, TableName name, Game game, Room room, Set<Sign> signs, List<Name> company) {

  /**
   * How full it is.
   *
   * @param seats how many could sit there
   * @param taken how many of the seats are taken
   */
  public record Room(int seats, int taken) {}

  /** What can be true of a table. */
  public enum Sign {
    /** A match runs, so that nobody can sit down. */
    PLAYING,
    /** Anybody may watch. */
    WATCHABLE,
    /** Newcomers need a password. */
    GUARDED,
    /**
     * A bot's seat may be taken over during a match; while one runs, it is said only if there is
     * such a seat now.
     */
    LATECOMERS
  }

  public TableLabel {
    signs = Set.copyOf(signs);
    company = List.copyOf(company);
  }

  /** A table as strangers see it. */
  public TableLabel(int number, TableName name, Game game, Room room, Sign... signs) {
    this(number, name, game, room, Set.of(signs), List.of());
  }

  /** How many could sit there. */
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

  /** The same with the names of those present. */
  public TableLabel telling(List<Name> others) {
    return new TableLabel(number, name, game, room, signs, others);
  }
}
