package oklahoma.host.table.effect;

import java.util.random.RandomGenerator;
import oklahoma.host.table.setup.Dealing;
import oklahoma.host.table.setup.LoginThrottle;

/**
 * What a table is given to read a message with; all else that it needs is in the message and in its
 * state.
 *
 * @param now the time, in nanoseconds since some moment
 * @param chance who shuffles and rolls the bots' dice
 * @param keys what keys and questions are made of that nobody can guess
 * @param throttle at the passwords of all tables of the host
 */
public record Given(long now, Dealing chance, RandomGenerator keys, LoginThrottle throttle) {}
