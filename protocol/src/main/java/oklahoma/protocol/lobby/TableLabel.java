package oklahoma.protocol.lobby;

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
 */
public record TableLabel(
    int number,
    TableName name,
    Game game,
    int seats,
    int taken,
    boolean playing,
    boolean watchable,
    boolean guarded) {}
