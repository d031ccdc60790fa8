package oklahoma.client.match.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import org.junit.jupiter.api.Test;

class ComparisonTest {
  private static final List<String> NAMES = List.of("North", "East", "South");

  private final Texts texts = new Texts(Language.ENGLISH);

  @Test
  void beforeTheFirstHandThereIsNothingToCompare() {
    Standing none = new Standing(List.of(), List.of(0, 0, 0), List.of(), false);
    assertThat(Comparison.of(texts, none, new Players(NAMES, Optional.of(Seat.A)), false))
        .isEqualTo("There are no scores yet.");
  }

  @Test
  void aPlayerIsBehindTheLeaders() {
    assertThat(mine(60, 20, 35)).isEqualTo("You are 40 behind East.");
    assertThat(mine(60, 20, 20)).isEqualTo("You are 40 behind East and South.");
  }

  @Test
  void aPlayerLeadsOrSharesTheLead() {
    assertThat(mine(5, 20, 35)).isEqualTo("You lead by 15.");
    assertThat(mine(5, 20, 5)).isEqualTo("You share the lead with South.");
  }

  @Test
  void theLeaderIsAnnouncedToASpectator() {
    Standing standing = standing(60, 20, 20);
    assertThat(Comparison.of(texts, standing, new Players(NAMES, Optional.empty()), false))
        .isEqualTo("East and South share the lead.");
  }

  @Test
  void nobodyLeadsAMatchThatIsOver() {
    Standing now = standing(5, 20, 35);
    Standing over = new Standing(now.deals(), now.totals(), now.places(), true);
    assertThat(Comparison.of(texts, over, new Players(NAMES, Optional.of(Seat.A)), false))
        .isEmpty();
  }

  /** Who has won a game may have fewer points in all. */
  @Test
  void whereGamesCountNoPointsSayHowFarSomebodyLeads() {
    assertThat(games(Seat.A)).isEqualTo("You lead.");
    assertThat(games(Seat.B)).isEqualTo("North leads.");
  }

  private String games(Seat me) {
    Standing standing = standing(95, 150);
    return Comparison.of(texts, standing, new Players(NAMES, Optional.of(me)), true);
  }

  private String mine(int... totals) {
    return Comparison.of(texts, standing(totals), new Players(NAMES, Optional.of(Seat.A)), false);
  }

  private static Standing standing(int... totals) {
    List<Integer> points = new ArrayList<>();
    for (int total : totals) {
      points.add(total);
    }
    List<Standing.Place> places =
        Seat.first(points.size()).stream()
            .map(seat ->
                new Standing.Place(
                    1
                        + (int)
                            points.stream()
                                .filter(other -> other < points.get(seat.ordinal()))
                                .count(),
                    seat))
            .sorted((a, b) -> a.rank() - b.rank())
            .toList();
    return new Standing(List.of(points), points, places, false);
  }
}
