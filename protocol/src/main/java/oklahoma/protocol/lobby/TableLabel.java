package oklahoma.protocol.lobby;

import java.util.List;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;

/**
 * A table as it is announced to somebody who looks for one.
 *
 * @param number by which newcomers name it
 * @param game what is played there
 * @param seats how many could sit there
 * @param taken how many of them are taken
 * @param playing whether a match runs, so that nobody can sit down
 * @param watchable whether anybody may watch
 * @param guarded whether newcomers need a password
 * @param latecomers whether a bot's seat may be taken over during a match; while one runs, whether
 *     there is such a seat now
 * @param company who sits there and is connected, for those alone who have played there before;
 *     nobody for everybody else
 */
public record TableLabel(
    int number,
    TableName name,
    Game game,
    int seats,
    int taken,
    boolean playing,
    boolean watchable,
    boolean guarded,
    boolean latecomers,
    List<Name> company) {

  public TableLabel {
    company = List.copyOf(company);
  }

  /** A table as strangers see it. */
  public TableLabel(
      int number,
      TableName name,
      Game game,
      int seats,
      int taken,
      boolean playing,
      boolean watchable,
      boolean guarded,
      boolean latecomers) {
    this(number, name, game, seats, taken, playing, watchable, guarded, latecomers, List.of());
  }

  /** A table where nobody takes over from a bot. */
  public TableLabel(
      int number,
      TableName name,
      Game game,
      int seats,
      int taken,
      boolean playing,
      boolean watchable,
      boolean guarded) {
    this(number, name, game, seats, taken, playing, watchable, guarded, false);
  }

  /** The same that tells who is there. */
  public TableLabel telling(List<Name> others) {
    return new TableLabel(
        number, name, game, seats, taken, playing, watchable, guarded, latecomers, others);
  }
}
