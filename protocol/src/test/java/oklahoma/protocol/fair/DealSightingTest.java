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
import oklahoma.rules.fixture.RandomPlay;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;

/** What was seen of a deal with one's own eyes, and what was only told. */
class DealSightingTest {
  private static final Match MATCH = OklahomaRules.standard(2).match(Seat.A);
  private static final Deal DEAL = MATCH.next(MATCH.pack());

  private static Event ended() {
    return new Event.Ended(
        Optional.empty(), DEAL.tableau().hands().stream().map(Hand::cards).toList());
  }

  @Test
  void anEndBeforeThePlayersEyesCounts() {
    DealSighting sight = new DealSighting();
    assertThat(sight.look(Seat.A, DEAL, List.of())).isEmpty();
    sight.saw(ended());
    assertThat(sight.playedOut()).isTrue();
  }

  /** A host could make it up while the player is away. */
  @Test
  void anEndThatIsOnlyToldDoesNot() {
    DealSighting sight = new DealSighting();
    assertThat(sight.look(Seat.A, DEAL, List.of(ended()))).isEmpty();
    assertThat(sight.over()).isTrue();
    assertThat(sight.playedOut()).isFalse();
  }

  /** Somebody else knocked in the player's name. */
  @Test
  void aKnockCountsIfThePlayerMadeIt() {
    assertThat(knocked(Optional.empty()).playedOut()).isFalse();
    assertThat(knocked(Optional.of(new Move.Knock(Optional.empty(), List.of()))).playedOut())
        .isTrue();
  }

  private static DealSighting knocked(Optional<Move> said) {
    DealSighting sight = new DealSighting();
    assertThat(sight.look(Seat.A, DEAL, List.of())).isEmpty();
    said.ifPresent(sight::said);
    sight.saw(new Event.Knocked(Seat.A, Optional.empty(), List.of(), List.of()));
    sight.saw(ended());
    return sight;
  }

  @Test
  void anotherScoreBeforeTheDealIsNoticed() {
    DealSighting sight = new DealSighting();
    sight.before(afterOneDeal().standing());
    assertThat(sight.scoredOtherwise(MATCH, afterOneDeal())).isTrue();
  }

  /** The place of the deal in the score is the one that was told first. */
  @Test
  void aScoreThatChangesDuringTheDealIsNoticed() {
    Standing later = afterOneDeal().standing();
    DealSighting sight = new DealSighting();
    sight.before(MATCH.standing());
    sight.before(later);
    assertThat(sight.row()).hasValue(0);
    assertThat(sight.scoredOtherwise(MATCH, afterOneDeal())).isTrue();
  }

  /** The player comes back when it is over, and hears only the score with it. */
  @Test
  void aDealThatIsToldWhenItIsOverIsTheLastOfTheScore() {
    DealSighting sight = new DealSighting();
    sight.after(afterOneDeal().standing());
    assertThat(sight.row()).hasValue(0);
  }

  private static Match afterOneDeal() {
    return MATCH.after(RandomPlay.played((Oklahoma) DEAL, 1).end());
  }
}
