package oklahoma.host.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A host that makes a mistake is found out. */
class PlantedFaultsTest {
  private static final Logger LOG = LoggerFactory.getLogger(PlantedFaultsTest.class);
  private static final int MOST = 300;

  @ParameterizedTest
  @EnumSource(Plant.class)
  void everyMistakeIsFound(Plant plant) {
    int evenings = 0;
    World.Outcome outcome;
    do {
      evenings++;
      outcome = new World(Evening.of(evenings), plant.sabotage(), false).run();
    } while (outcome.violation().isEmpty() && evenings < MOST);
    assertThat(outcome.violation()).isPresent();
    LOG.info(
        "{} is found within {} evenings by {}", plant, evenings, outcome.violation().get().check());
  }
}
