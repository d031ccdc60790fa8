package oklahoma.host.table.effect;

import java.util.random.RandomGenerator;
import oklahoma.host.table.setup.Dealing;
import oklahoma.host.table.setup.LoginThrottle;

/**
 * The inputs from outside for handling a message; everything else is in the message and in the
 * table's state.
 *
 * @param now the time, in nanoseconds since some moment
 * @param chance who shuffles and rolls the bots' dice
 * @param keys what keys and questions are made of that nobody can guess
 * @param throttle at the passwords of all tables of the host
 */
public record Given(long now, Dealing chance, RandomGenerator keys, LoginThrottle throttle) {}
