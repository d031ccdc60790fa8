package oklahoma.client.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import oklahoma.client.fixture.Welcomes;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Spectator;
import oklahoma.rules.Standing;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

class SequenceTest {
  private final Sequence sequence = new Sequence();

  private static FromHost welcome(long number) {
    OklahomaRules rules = OklahomaRules.standard(2);
    Oklahoma deal = Oklahoma.deal(rules, 1, Seat.A, rules.pack());
    return Welcomes.of(
        number,
        List.of(),
        new Standing(List.of(), List.of(0, 0), List.of(), false),
        Seen.of(deal, Spectator.SPECTATOR));
  }

  private static FromHost seats(long number) {
    return new FromHost.Seats(number, List.of(), Optional.empty(), List.of());
  }

  @Test
  void everyNumberFollowsTheOneBefore() {
    assertThat(List.of(welcome(7), seats(8), seats(9)).stream().map(sequence::judge))
        .containsOnly(Sequence.Verdict.PASS);
  }

  @Test
  void afterAGapEverythingWaitsForTheNextWelcome() {
    assertThat(
            List.of(welcome(7), seats(9), seats(10), welcome(11), seats(12)).stream()
                .map(sequence::judge))
        .containsExactly(
            Sequence.Verdict.PASS,
            Sequence.Verdict.GAP,
            Sequence.Verdict.SKIP,
            Sequence.Verdict.PASS,
            Sequence.Verdict.PASS);
  }

  @Test
  void aNumberThatComesTwiceIsAGap() {
    assertThat(List.of(welcome(7), seats(8), seats(8)).stream().map(sequence::judge))
        .endsWith(Sequence.Verdict.GAP);
  }

  @Test
  void whatHasNoNumberAlwaysPasses() {
    FromHost refused = new FromHost.Refused(1, Refusal.of(Reason.DEAL_OVER));
    assertThat(List.of(refused, new FromHost.Pong(1)).stream().map(sequence::judge))
        .containsOnly(Sequence.Verdict.PASS);
  }
}
