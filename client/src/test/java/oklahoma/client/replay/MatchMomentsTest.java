package oklahoma.client.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import oklahoma.rules.Event;
import oklahoma.rules.Standing;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.DealRecord;
import oklahoma.rules.record.MatchRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MatchMomentsTest {
  private static final List<String> TWO = List.of("North", "East");

  @ParameterizedTest
  @MethodSource("oklahoma.client.replay.Matches#both")
  void everyEventButSecretAnswersIsAMoment(MatchRecord match) {
    MatchMoments moments = MatchMoments.of(match);
    List<Event> shown = new ArrayList<>();
    for (int at = 0; at < moments.size(); at++) {
      moments.at(at).happened().ifPresent(shown::add);
    }
    assertThat(shown)
        .isEqualTo(
            match.deals().stream()
                .flatMap(deal -> deal.events().stream())
                .filter(event -> !(event instanceof Event.Answered))
                .toList());
  }

  @Test
  void theLastMomentHasTheScoreOfTheMatch() {
    RandomMatch played = RandomMatch.of(GinPreset.CLASSIC.rules(2), List.of(), 3);
    MatchMoments moments = MatchMoments.of(played.record());
    assertThat(moments.at(moments.size() - 1).standing()).isEqualTo(played.match().standing());
    assertThat(moments.at(0).standing().deals()).isEmpty();
  }

  /** A score has a line for each deal so far, and a long match has very many moments. */
  @ParameterizedTest
  @MethodSource("oklahoma.client.replay.Matches#both")
  void theMomentsOfADealShareTheirScore(MatchRecord match) {
    MatchMoments moments = MatchMoments.of(match);
    Set<Standing> scores = Collections.newSetFromMap(new IdentityHashMap<>());
    moments
        .of(1)
        .limit(moments.of(1).count() - 1)
        .forEach(at -> scores.add(moments.at(at).standing()));
    assertThat(scores).hasSize(1);
  }

  @ParameterizedTest
  @MethodSource("oklahoma.client.replay.Matches#both")
  void everyDealHasAMarkWhereItBegins(MatchRecord match) {
    MatchMoments moments = MatchMoments.of(match);
    List<Mark> deals =
        moments.marks().stream().filter(mark -> mark.kind() == Mark.Kind.DEAL).toList();
    assertThat(deals).hasSize(match.deals().size());
    assertThat(deals).allMatch(mark -> moments.at(mark.at()).happened().isEmpty());
    assertThat(moments.next(Mark.Kind.DEAL, 0)).isEqualTo(OptionalInt.of(deals.get(1).at()));
    assertThat(moments.previous(Mark.Kind.DEAL, 0)).isEmpty();
    assertThat(moments.of(1).min()).isEqualTo(OptionalInt.of(deals.get(1).at()));
  }

  /** G-12: the first and the third of these deals are void. */
  @Test
  void aVoidRoundHasTheNumberOfTheOneThatIsPlayedInItsPlace() {
    MatchRecord gin = RandomMatch.of(GinPreset.CLASSIC.rules(2), TWO, 9).record();
    assertThat(rounds(gin)).containsExactly(1, 1, 2, 2, 3);
  }

  @Test
  void aHandThatIsPlayedAgainKeepsItsNumber() {
    OklahomaRules again = OklahomaRules.standard(2).with(OklahomaRules.Tie.REPEAT_LAST_HAND);
    MatchRecord tied = RandomMatch.of(again, TWO, 35).record();
    assertThat(rounds(tied)).containsExactly(1, 2, 3, 4, 5, 5);
  }

  private static Stream<Integer> rounds(MatchRecord match) {
    return MatchMoments.of(match).marks().stream()
        .filter(mark -> mark.kind() == Mark.Kind.DEAL)
        .map(Mark::round);
  }

  @Test
  void claimsOutOfTurnAreMarkedAndKnocksAre() {
    MatchMoments oklahoma = MatchMoments.of(Matches.oklahoma());
    assertThat(claims(oklahoma)).isNotEmpty().allMatch(Event.ClaimSettled.class::isInstance);
    MatchMoments gin = MatchMoments.of(Matches.gin());
    assertThat(claims(gin)).isNotEmpty().allMatch(Event.Knocked.class::isInstance);
  }

  private static List<Event> claims(MatchMoments moments) {
    return moments.marks().stream()
        .filter(mark -> mark.kind() == Mark.Kind.CLAIM)
        .map(mark -> moments.at(mark.at()).happened().orElseThrow())
        .toList();
  }

  @Test
  void aMatchWithoutADealHasNoMoments() {
    MatchRecord nothing =
        new MatchRecord(
            OklahomaRules.standard(2), List.of(), oklahoma.rules.Seat.A, List.<DealRecord>of());
    assertThatThrownBy(() -> MatchMoments.of(nothing)).isInstanceOf(IllegalArgumentException.class);
  }
}
