package oklahoma.bot.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** How long bots may think. */
class BudgetTest {

  @Test
  void expertHasFiveTimesAsMuchAsIsAllowed() {
    assertThat(Budget.USUAL.multiplied(Budget.EXPERT_TIMES))
        .isEqualTo(new Budget.Time(Duration.ofMillis(1_500)));
    assertThat(new Budget.Samples(60).multiplied(Budget.EXPERT_TIMES))
        .isEqualTo(new Budget.Samples(300));
    assertThat(new Budget.Time(Duration.ofSeconds(3)).multiplied(Budget.EXPERT_TIMES))
        .isEqualTo(new Budget.Time(Duration.ofSeconds(5)));
    assertThat(new Budget.Samples(900_000).multiplied(Budget.EXPERT_TIMES))
        .isEqualTo(new Budget.Samples(1_000_000));
  }

  @Test
  void aBudgetKnowsHowAmpleItIs() {
    assertThat(new Budget.Samples(300).times()).isEqualTo(1);
    assertThat(new Budget.Samples(900).times()).isEqualTo(3);
    assertThat(Budget.USUAL.times()).isEqualTo(30);
    assertThat(Budget.USUAL.multiplied(Budget.EXPERT_TIMES).times()).isEqualTo(150);
  }

  @Test
  void aPatientSearchDropsCandidatesTheLaterTheMoreTimeThereIs() {
    Confidence patient = Confidence.withoutPriors(1_000, 16, 0.4);
    assertThat(patient.hopeless(Budget.BRIEF)).isEqualTo(1.5);
    assertThat(patient.hopeless(new Budget.Samples(600))).isEqualTo(1.9);
    assertThat(patient.hopeless(Budget.USUAL.multiplied(Budget.EXPERT_TIMES))).isEqualTo(3);
    Confidence impatient = new Confidence(1_000, 0, 2, 1.2, 0);
    assertThat(impatient.hopeless(Budget.USUAL.multiplied(Budget.EXPERT_TIMES))).isEqualTo(1.5);
  }
}
