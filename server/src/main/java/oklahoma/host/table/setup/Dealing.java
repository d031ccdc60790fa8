package oklahoma.host.table.setup;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.random.RandomGenerator;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;

/**
 * A table's source of randomness: it shuffles, chooses the first dealer and rolls the bots' dice.
 */
public interface Dealing {

  /** Reproducible if there is a seed, otherwise unpredictable. */
  static Dealing of(OptionalLong seed) {
    return seed.isPresent() ? ChanceDealing.seeded(seed.getAsLong()) : ChanceDealing.secret();
  }

  /**
   * Shuffles cards where no secrets decide their order; the result is top first.
   *
   * @param cards all of them in any order; the pack, or the discards for a new stock
   */
  List<Card> shuffled(List<Card> cards);

  /**
   * The source of the host's secrets for fair deals; empty if the cards are known beforehand, so
   * that the deals prove nothing.
   */
  Optional<RandomGenerator> secrets();

  /** The dealer of the first deal (O-8). */
  Seat firstDealer(int seats);

  /** A separate source of randomness for one question to a bot, which thinks on another thread. */
  RandomGenerator random();

  /** A number from 0 up to a bound, the bound included. */
  long upTo(long bound);
}
