package oklahoma.bot.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** How long bots may think. */
class BudgetTest {

  @Test
  void expertHasFiveTimesAsMuchAsIsAllowed() {
    assertThat(Budget.USUAL.ofExpert()).isEqualTo(new Budget.Time(Duration.ofMillis(1_500)));
    assertThat(new Budget.Samples(60).ofExpert()).isEqualTo(new Budget.Samples(300));
    assertThat(new Budget.Time(Duration.ofSeconds(3)).ofExpert())
        .isEqualTo(new Budget.Time(Duration.ofSeconds(5)));
    assertThat(new Budget.Samples(900_000).ofExpert()).isEqualTo(new Budget.Samples(1_000_000));
  }
}
