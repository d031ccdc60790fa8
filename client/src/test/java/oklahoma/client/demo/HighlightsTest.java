package oklahoma.client.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Back;
import org.junit.jupiter.api.Test;

class HighlightsTest {

  /** Bots that do not pause play before there is time for a picture. */
  @Test
  void aDealInWhichOthersHavePlayedIsNotShownAsFresh() {
    Event drawn = new Event.Drew(Seat.D, Back.BACK);
    assertThat(Highlights.dealt(List.of())).contains("deal");
    assertThat(Highlights.dealt(List.of(drawn))).isEmpty();
  }
}
