package host.table;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import rules.Seat;
import rules.card.Card;

/** Every order of the cards, every dealer and every throw of the dice is equally likely. */
final class ChanceDealing implements Dealing {
  private static final String REPEATABLE = "L64X128MixRandom";

  private final RandomGenerator chance;

  private ChanceDealing(RandomGenerator chance) {
    this.chance = chance;
  }

  /** Chance that nobody can foresee. */
  static ChanceDealing secret() {
    return new ChanceDealing(new SecureRandom());
  }

  /** The same chance every time, for tests and demonstrations. */
  static ChanceDealing seeded(long seed) {
    return new ChanceDealing(RandomGeneratorFactory.of(REPEATABLE).create(seed));
  }

  @Override
  public List<Card> shuffled(List<Card> cards) {
    List<Card> order = new ArrayList<>(cards);
    Collections.shuffle(order, chance);
    return order;
  }

  @Override
  public Seat firstDealer(int seats) {
    return Seat.of(chance.nextInt(seats));
  }

  @Override
  public RandomGenerator dice() {
    return RandomGeneratorFactory.of(REPEATABLE).create(chance.nextLong());
  }

  @Override
  public long upTo(long bound) {
    return chance.nextLong(bound + 1);
  }
}
