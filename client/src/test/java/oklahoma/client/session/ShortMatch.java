package oklahoma.client.session;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.WithoutPauses;
import oklahoma.host.HostSettings;
import oklahoma.host.fixture.StackedDealing;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.fixture.StackedPack;
import oklahoma.rules.oklahoma.OklahomaRules;

/**
 * A match of two friends and two bots in which hands are short: one of the friends holds the
 * contract in each deal.
 */
final class ShortMatch {
  private static final Duration LONG = Duration.ofMinutes(5);
  private static final OklahomaRules RULES = OklahomaRules.standard(4);

  private static final List<List<Card>> DEALS =
      List.of(
          StackedPack.of(RULES, Seat.D, "A: 3shdcs 9shdcs"),
          StackedPack.of(RULES, Seat.A, "B: Kshdcs 34567h"),
          StackedPack.of(RULES, Seat.B, "A: 34567h 9TJQKs"),
          StackedPack.of(RULES, Seat.C, "A: 3shd 9shd 4567c"),
          StackedPack.of(RULES, Seat.D, "A: 3shd 4567c 89Th\nstock **** 2scsc"));

  private ShortMatch() {}

  /** A host that deals it. */
  static HostSettings dealt(WithoutPauses timing) {
    return HostSettings.with(Bots::of)
        .withTiming(timing)
        .withDealings(seed -> new StackedDealing(Seat.D, DEALS));
  }

  /** Both play until the match is over for both. */
  static void play(PlayerWindow one, PlayerWindow other) {
    await()
        .atMost(LONG)
        .pollInterval(Duration.ofMillis(5))
        .until(() -> {
          boolean first = playsOn(one);
          return playsOn(other) && first;
        });
  }

  /** Makes a move if it is this player's turn; true as soon as the match is over. */
  private static boolean playsOn(PlayerWindow window) {
    return ProgramWindows.now(() -> {
      window.plays();
      return window.model().standingProperty().get().over();
    });
  }
}
