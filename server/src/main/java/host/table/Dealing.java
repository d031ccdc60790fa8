package host.table;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import rules.Seat;
import rules.card.Card;

/** A table's chance: it shuffles, says who deals first and rolls the bots' dice. */
public final class Dealing {
  private static final String REPEATABLE = "L64X128MixRandom";

  private final RandomGenerator chance;

  private Dealing(RandomGenerator chance) {
    this.chance = chance;
  }

  /** Chance that nobody can foresee. */
  public static Dealing secret() {
    return new Dealing(new SecureRandom());
  }

  /** The same chance every time, for tests and demonstrations. */
  public static Dealing seeded(long seed) {
    return new Dealing(RandomGeneratorFactory.of(REPEATABLE).create(seed));
  }

  /** The cards in an order of chance, every order being equally likely. */
  List<Card> shuffled(List<Card> cards) {
    List<Card> order = new ArrayList<>(cards);
    Collections.shuffle(order, chance);
    return order;
  }

  /** Who deals the first deal among so many seats (O-8). */
  Seat firstDealer(int seats) {
    return Seat.of(chance.nextInt(seats));
  }

  /** Dice of its own for one question to a bot, which thinks on another thread. */
  RandomGenerator dice() {
    return RandomGeneratorFactory.of(REPEATABLE).create(chance.nextLong());
  }

  /** A number from 0 up to a bound, the bound included. */
  long upTo(long bound) {
    return chance.nextLong(bound + 1);
  }
}
