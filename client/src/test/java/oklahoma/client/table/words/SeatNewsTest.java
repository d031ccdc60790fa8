package oklahoma.client.table.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import oklahoma.client.table.model.log.PresenceChange;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

class SeatNewsTest {
  private final SeatNews news = new SeatNews(new Texts(Language.ENGLISH), Seat.B);

  @Test
  void theTableWaitsForAPlayerWithoutConnection() {
    assertThat(news(here(), away(OptionalLong.of(59_100))))
        .containsExactly("East lost the connection. The table waits 60 seconds.");
    assertThat(news(slow(), away(OptionalLong.empty())))
        .containsExactly("East lost the connection. The table waits.");
    assertThat(news(away(OptionalLong.of(9_000)), away(OptionalLong.of(8_000)))).isEmpty();
  }

  @Test
  void aBotSubstitutesAndThePlayerGetsTheSeatBack() {
    assertThat(news(away(OptionalLong.empty()), stoodIn()))
        .containsExactly("A bot plays for East until East returns.");
    assertThat(news(stoodIn(), here()))
        .containsExactly("East is back and takes over from the bot.");
    assertThat(news(away(OptionalLong.empty()), slow())).containsExactly("East is back.");
  }

  @Test
  void aShortSilenceIsNoNews() {
    assertThat(news(here(), slow())).isEmpty();
    assertThat(news(slow(), here())).isEmpty();
  }

  @Test
  void oneLearnsNothingOfOneself() {
    assertThat(changes(here(), stoodIn(), Seat.A, Set.of())).isEmpty();
  }

  @Test
  void aPlayerWhoLeavesIsReplacedByABot() {
    assertThat(news(here(), bot()))
        .containsExactly("East left the table. A bot plays on in the seat.");
    assertThat(news(stoodIn(), bot()))
        .containsExactly("East left the table. A bot plays on in the seat.");
    assertThat(changes(here(), bot(), Seat.B, Set.of(Seat.A)))
        .as("the owner has removed East, which is told already")
        .isEmpty();
    assertThat(news(bot(), here())).containsExactly("East is back and takes over from the bot.");
  }

  @Test
  void anotherMayTakeASeat() {
    assertThat(news(here(), SeatLabel.ofHuman(Seat.A, new Name("North"))))
        .containsExactly("North now plays in East’s seat.");
  }

  private List<String> news(SeatLabel before, SeatLabel after) {
    return changes(before, after, Seat.B, Set.of());
  }

  private List<String> changes(SeatLabel before, SeatLabel after, Seat me, Set<Seat> removed) {
    return PresenceChange.between(present(before), present(after), Optional.of(me), removed)
        .stream()
        .map(news::say)
        .toList();
  }

  private static PresenceChange.Present present(SeatLabel label) {
    return new PresenceChange.Present(List.of(label), Optional.empty(), List.of(), false);
  }

  private static SeatLabel bot() {
    return SeatLabel.ofBot(Seat.A, new Name("East"), BotLevel.NORMAL);
  }

  private static SeatLabel here() {
    return SeatLabel.ofHuman(Seat.A, new Name("East"));
  }

  private static SeatLabel slow() {
    return label(Presence.SLOW, Optional.empty(), OptionalLong.empty());
  }

  private static SeatLabel away(OptionalLong grace) {
    return label(Presence.AWAY, Optional.empty(), grace);
  }

  private static SeatLabel stoodIn() {
    return label(Presence.STOOD_IN, Optional.of(BotLevel.NORMAL), OptionalLong.empty());
  }

  private static SeatLabel label(Presence presence, Optional<BotLevel> bot, OptionalLong grace) {
    return new SeatLabel(Seat.A, new Name("East"), bot, presence, grace);
  }
}
