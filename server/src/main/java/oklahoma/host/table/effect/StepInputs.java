package oklahoma.host.table.effect;

import java.util.random.RandomGenerator;
import oklahoma.host.table.setup.Dealing;
import oklahoma.host.table.setup.LoginThrottle;

/**
 * The outside inputs of a step; everything else comes from the message and the table's state.
 *
 * @param now the time in nanoseconds; only differences mean anything
 * @param chance the source of randomness for shuffles and bots
 * @param keys the source of unpredictable keys and challenges
 * @param throttle the limit of wrong passwords at all tables of the host
 */
public record StepInputs(long now, Dealing chance, RandomGenerator keys, LoginThrottle throttle) {}
