package oklahoma.host.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The evenings find a host that makes a mistake, and one that lies. */
class PlantedFaultsTest {
  private static final Logger LOG = LoggerFactory.getLogger(PlantedFaultsTest.class);
  private static final int MOST = 300;

  @ParameterizedTest
  @EnumSource(Plant.class)
  void everyMistakeIsFound(Plant plant) {
    found(plant.name(), plant::sabotage);
  }

  /** The guest's program says what is wrong, and nothing else knows of it. */
  @ParameterizedTest
  @EnumSource(Lie.class)
  void everyLieIsNoticedByTheProgramOfAGuest(Lie lie) {
    Violation found = found(lie.name(), lie::sabotage);
    assertThat(found.check()).isEqualTo(Check.FAIR);
    assertThat(found).hasMessageContaining(lie.found().name());
  }

  private static Violation found(String what, Supplier<Sabotage> sabotage) {
    for (int evening = 1; evening <= MOST; evening++) {
      Optional<Violation> found =
          new World(Evening.of(evening), sabotage.get(), false).run().violation();
      if (found.isPresent()) {
        LOG.info("{} is found within {} evenings by {}", what, evening, found.get().check());
        return found.get();
      }
    }
    throw new AssertionError(what + " is not found within " + MOST + " evenings");
  }
}
