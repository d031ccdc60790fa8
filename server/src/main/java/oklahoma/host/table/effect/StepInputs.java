package oklahoma.host.table.effect;

import java.util.random.RandomGenerator;
import oklahoma.host.table.setup.Dealing;
import oklahoma.host.table.setup.LoginThrottle;

/**
 * The inputs from outside for handling a message; everything else is in the message and in the
 * table's state.
 *
 * @param now the time, in nanoseconds since some moment
 * @param chance the source of randomness for shuffles and bots
 * @param keys the source of unpredictable keys and questions
 * @param throttle for wrong passwords at all tables of the host
 */
public record StepInputs(long now, Dealing chance, RandomGenerator keys, LoginThrottle throttle) {}
