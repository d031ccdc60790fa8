package oklahoma.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.Stream;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.DealRecord;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The beginning of a match ends with a whole move. */
class BeginningTest {

  static Stream<MatchRecord> matches() {
    return Stream.of(
        RandomMatch.of(OklahomaRules.standard(3), List.of(), 2).record(),
        RandomMatch.of(GinPreset.ROYAL.rules(3), List.of(), 2).record());
  }

  @ParameterizedTest
  @MethodSource("matches")
  void itIsARecordThatTheRestOfTheMatchFollows(MatchRecord match) {
    int deal = 1;
    DealRecord whole = match.deals().get(deal);
    int most = Math.min(60, whole.events().size());
    for (int events = 0; events <= most; events++) {
      MatchRecord beginning = match.upTo(deal, events);
      DealRecord last = beginning.deals().getLast();
      int done = last.events().size();
      assertThat(beginning.deals()).hasSize(deal + 1);
      assertThat(done).isGreaterThanOrEqualTo(events);
      assertThat(last.events()).isEqualTo(whole.events().subList(0, done));
      assertThat(match.upTo(deal, done)).isEqualTo(beginning);
      assertThat(beginning.deals().subList(0, deal)).isEqualTo(match.deals().subList(0, deal));
    }
    assertThat(match.upTo(deal, whole.events().size()).deals().getLast()).isEqualTo(whole);
  }

  @Test
  void whatIsNotLegalIsRefused() {
    MatchRecord match = matches().toList().getFirst();
    DealRecord deal = match.deals().getFirst();
    MatchRecord wrong =
        new MatchRecord(
            match.rules(),
            match.players(),
            match.firstDealer(),
            List.of(new DealRecord(deal.order(), deal.events().reversed())));
    assertThatIllegalArgumentException().isThrownBy(() -> wrong.upTo(0, 3));
  }
}
