package oklahoma.client.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import org.junit.jupiter.api.Test;

class HighlightsTest {

  /** Bots that do not pause play before there is time for a picture. */
  @Test
  void aDealInWhichOthersHavePlayedIsNotShownAsFresh() {
    Event drawn = new Event.Drew(Seat.D, Back.BACK);
    assertThat(Highlights.dealt(List.of())).contains("deal");
    assertThat(Highlights.dealt(List.of(drawn))).isEmpty();
  }

  /** The same: of what has happened since the last look, only the last is still to be seen. */
  @Test
  void onlyWhatHappenedLastIsShown() {
    Card queen = new Suited(Rank.QUEEN, Suit.HEARTS);
    Event discarded = new Event.Discarded(Seat.C, queen);
    Event settled = new Event.ClaimSettled(Optional.empty(), queen);
    Event renewed = new Event.Renewed(List.of());
    Event drawn = new Event.Drew(Seat.D, Back.BACK);
    assertThat(Highlights.of(List.of(renewed, drawn))).contains("renewal");
    assertThat(Highlights.of(List.of(renewed, drawn, discarded))).contains("discard");
    assertThat(Highlights.of(List.of(discarded, settled))).isEmpty();
    assertThat(Highlights.of(List.of())).isEmpty();
  }

  /** In gin nobody is asked in between, so the player has drawn before there is time. */
  @Test
  void aDiscardIsNotShownInTheNextTurn() {
    Card queen = new Suited(Rank.QUEEN, Suit.HEARTS);
    Event discarded = new Event.Discarded(Seat.B, queen);
    Event drawn = new Event.Drew(Seat.A, queen);
    assertThat(Highlights.of(List.of(discarded, drawn))).isEmpty();
    Event claimed = new Event.ClaimSettled(Optional.of(Seat.A), queen);
    assertThat(Highlights.of(List.of(discarded, claimed, drawn))).contains("claimed");
  }
}
