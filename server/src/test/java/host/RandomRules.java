package host;

import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import rules.oklahoma.OklahomaRules;

/** Rules of every kind, but without clocks. */
final class RandomRules {
  private RandomRules() {}

  static OklahomaRules of(RandomGenerator chance) {
    int seats = 2 + chance.nextInt(7);
    OptionalInt claims =
        chance.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(chance.nextInt(6));
    boolean firstUpCard = seats > 2 && !claims.equals(OptionalInt.of(0)) && chance.nextBoolean();
    return OklahomaRules.standard(seats)
        .draft()
        .jokersPerPack(chance.nextInt(5))
        .aceLow(chance.nextBoolean())
        .naturals(pick(OklahomaRules.Naturals.values(), chance))
        .claims(claims)
        .penalty(chance.nextInt(3))
        .downMayClaim(chance.nextBoolean())
        .firstUpCardClaimable(firstUpCard)
        .displaced(pick(OklahomaRules.DisplacedWild.values(), chance))
        .adjacentRuns(chance.nextBoolean())
        .layOffAtOnce(chance.nextBoolean())
        .renewals(1 + chance.nextInt(2))
        .claimSeconds(OptionalInt.empty())
        .tie(pick(OklahomaRules.Tie.values(), chance))
        .nextDealer(pick(OklahomaRules.NextDealer.values(), chance))
        .rules();
  }

  private static <T> T pick(T[] values, RandomGenerator chance) {
    return values[chance.nextInt(values.length)];
  }
}
