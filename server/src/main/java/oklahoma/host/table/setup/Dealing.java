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

  /** The same chance every time if there is a seed, otherwise chance that nobody can foresee. */
  static Dealing of(OptionalLong seed) {
    return seed.isPresent() ? ChanceDealing.seeded(seed.getAsLong()) : ChanceDealing.secret();
  }

  /**
   * The cards in the order in which they are dealt, top first, where no secrets decide it.
   *
   * @param cards all of them in any order; the pack, or the discards for a new stock
   */
  List<Card> shuffled(List<Card> cards);

  /**
   * What the host's secrets for fair deals are made of; empty if the cards are known beforehand, so
   * that the deals prove nothing.
   */
  Optional<RandomGenerator> secrets();

  /** Who deals the first deal among so many seats (O-8). */
  Seat firstDealer(int seats);

  /** Dice of its own for one question to a bot, which thinks on another thread. */
  RandomGenerator dice();

  /** A number from 0 up to a bound, the bound included. */
  long upTo(long bound);
}
