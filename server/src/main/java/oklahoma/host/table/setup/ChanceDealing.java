package oklahoma.host.table.setup;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;

/** Real randomness: every order of the cards, every dealer and every number is equally likely. */
final class ChanceDealing implements Dealing {
  private static final String REPEATABLE = "L64X128MixRandom";

  private final RandomGenerator chance;
  private final boolean secret;

  private ChanceDealing(RandomGenerator chance, boolean secret) {
    this.chance = chance;
    this.secret = secret;
  }

  /** Unpredictable randomness. */
  static ChanceDealing secret() {
    return new ChanceDealing(new SecureRandom(), true);
  }

  /** Reproducible randomness, for tests and demonstrations. */
  static ChanceDealing seeded(long seed) {
    return new ChanceDealing(RandomGeneratorFactory.of(REPEATABLE).create(seed), false);
  }

  @Override
  public List<Card> shuffled(List<Card> cards) {
    List<Card> order = new ArrayList<>(cards);
    Collections.shuffle(order, chance);
    return order;
  }

  @Override
  public Optional<RandomGenerator> secrets() {
    return secret ? Optional.of(chance) : Optional.empty();
  }

  @Override
  public Seat firstDealer(int seats) {
    return Seat.of(chance.nextInt(seats));
  }

  @Override
  public RandomGenerator random() {
    return RandomGeneratorFactory.of(REPEATABLE).create(chance.nextLong());
  }

  @Override
  public long upTo(long bound) {
    return chance.nextLong(bound + 1);
  }
}
