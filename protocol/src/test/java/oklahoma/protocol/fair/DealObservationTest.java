package oklahoma.protocol.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Hand;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.Secret;
import oklahoma.rules.fixture.RandomPlay;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

/** What was seen of a deal with one's own eyes, and what was only told. */
class DealObservationTest {
  private static final Match MATCH = OklahomaRules.standard(2).match(Seat.A);
  private static final Deal DEAL = MATCH.next(MATCH.pack());

  private static Event ended() {
    return new Event.Ended(
        Optional.empty(), DEAL.tableau().hands().stream().map(Hand::cards).toList());
  }

  @Test
  void anEndBeforeThePlayersEyesCounts() {
    DealObservation observation = new DealObservation();
    assertThat(observation.sawState(Seat.A, DEAL, List.of())).isEmpty();
    observation.sawEvent(ended());
    assertThat(observation.playedOut()).isTrue();
  }

  /** A host could make it up while the player is away. */
  @Test
  void anEndThatIsOnlySentDoesNot() {
    DealObservation observation = new DealObservation();
    assertThat(observation.sawState(Seat.A, DEAL, List.of(ended()))).isEmpty();
    assertThat(observation.over()).isTrue();
    assertThat(observation.playedOut()).isFalse();
  }

  /** Somebody else knocked in the player's name. */
  @Test
  void aKnockCountsIfThePlayerMadeIt() {
    assertThat(knocked(Optional.empty()).playedOut()).isFalse();
    assertThat(knocked(Optional.of(new Move.Knock(Optional.empty(), List.of()))).playedOut())
        .isTrue();
  }

  private static DealObservation knocked(Optional<Move> move) {
    DealObservation observation = new DealObservation();
    assertThat(observation.sawState(Seat.A, DEAL, List.of())).isEmpty();
    move.ifPresent(observation::sent);
    observation.sawEvent(new Event.Knocked(Seat.A, Optional.empty(), List.of(), List.of()));
    observation.sawEvent(ended());
    return observation;
  }

  @Test
  void anotherScoreBeforeTheDealIsNoticed() {
    DealObservation observation = new DealObservation();
    observation.before(afterOneDeal().standing());
    assertThat(observation.scoredOtherwise(MATCH, afterOneDeal())).isTrue();
  }

  /** The place of the deal in the score is the one that was told first. */
  @Test
  void aScoreThatChangesDuringTheDealIsNoticed() {
    Standing later = afterOneDeal().standing();
    DealObservation observation = new DealObservation();
    observation.before(MATCH.standing());
    observation.before(later);
    assertThat(observation.row()).hasValue(0);
    assertThat(observation.scoredOtherwise(MATCH, afterOneDeal())).isTrue();
  }

  /** The player comes back when it is over, and receives only the score with it. */
  @Test
  void aDealThatIsSentWhenItIsOverIsTheLastOfTheScore() {
    DealObservation observation = new DealObservation();
    observation.after(afterOneDeal().standing());
    assertThat(observation.row()).hasValue(0);
  }

  /** A host could tell false cards once the deal has its mark, or show its secret only then. */
  @Test
  void messagesAfterTheVerdictOnADealAreCheckedToo() {
    Secret host = new Secret("5a".repeat(Secret.BYTES));
    MatchId id = new MatchId("01".repeat(MatchId.BYTES));
    FairDeal fair =
        FairDeal.opened(
            id, 2, Commitment.ofHost(id, 2, host), List.of(new Part.Unasked(), new Part.Unasked()));
    Deal due = MATCH.next(fair.shuffle(host).dealt(MATCH.pack()));
    DealObservation observation = new DealObservation();
    assertThat(observation.sawState(Seat.A, due.seenBy(Seat.A), List.of())).isEmpty();
    observation.fair(fair);
    assertThat(flaws(observation)).containsExactly(Flaw.NOT_SHOWN);
    observation.fair(fair.showing(host));
    assertThat(flaws(observation)).isEmpty();
    assertThat(observation.sawState(Seat.A, DEAL.seenBy(Seat.A), List.of())).isEmpty();
    assertThat(flaws(observation)).containsExactly(Flaw.DEAL_DIFFERS);
  }

  private static List<Flaw> flaws(DealObservation observation) {
    return observation.inspected(Optional.of(MATCH)).findings().stream()
        .map(Finding::flaw)
        .toList();
  }

  private static Match afterOneDeal() {
    return MATCH.after(RandomPlay.played((Oklahoma) DEAL, 1).end());
  }
}
