package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.table.keys.QuestionState;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.table.panel.ClaimCard;
import oklahoma.host.fixture.StackedDealing;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;
import oklahoma.rules.fixture.StackedPack;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * A whole match by keys alone, from the first screen to the podium and on to another match. The
 * player is dealt every contract and goes out in the first turn; the bots have theirs before it
 * where the deal passes.
 */
class RematchTest {
  private static final OklahomaRules RULES = OklahomaRules.standard(3);

  /** In hand 5 any of the wilds on top of the stock completes the player's second run. */
  private static final List<List<Card>> MATCH =
      List.of(
          StackedPack.of(RULES, Seat.C, "A: 3shdcs 9shdcs"),
          StackedPack.of(RULES, Seat.A, "A: Kshdcs 34567h"),
          StackedPack.of(RULES, Seat.B, "A: 34567h 9TJQKs"),
          StackedPack.of(RULES, Seat.C, "A: 3shd 9shd 4567c"),
          StackedPack.of(RULES, Seat.A, "A: 3shd 4567c 89Th\nstock **** 2scsc"));

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @Test
  void aMatchIsPlayedToThePodiumAndPlayedAgain() throws Exception {
    ProgramOnScreen screen = new ProgramOnScreen(windows, new StackedDealing(Seat.C, MATCH));
    Way way = new Way.ByKeys(screen);
    way.begin("North");
    screen.awaitTable();
    screen.keepRevealed();
    for (int hand = 1; hand <= MATCH.size(); hand++) {
      awaitHand(screen, hand);
      play(screen);
      way.toScores();
      assertThat(standing(screen).deals()).hasSize(hand);
      if (hand < MATCH.size()) {
        way.nextHand();
      }
    }
    assertThat(screen.shows("podium")).isTrue();
    Standing end = standing(screen);
    assertThat(end.over()).isTrue();
    assertThat(end.totals().getFirst()).isZero();
    assertThat(end.places().getFirst()).isEqualTo(new Standing.Place(1, Seat.A));
    screen.await("it can be pressed", () -> screen.find("rematch").isFocused());
    screen.press(KeyCode.ENTER);
    awaitHand(screen, 1);
    assertThat(standing(screen).deals()).isEmpty();
    assertThat(screen.shows("podium")).isFalse();
  }

  private static void awaitHand(ProgramOnScreen screen, int hand) {
    screen.await(
        "hand " + hand,
        model -> {
          var deal = model.playerView().deal();
          return deal.hand() == hand && !deal.over();
        });
  }

  private static Standing standing(ProgramOnScreen screen) {
    return screen.of(model -> model.standingProperty().get());
  }

  /** Leaves every card to others and lays down what is suggested in the first turn. */
  private static void play(ProgramOnScreen screen) {
    while (!(screen.prompt() instanceof Prompt.Play)) {
      Prompt before = screen.prompt();
      switch (before) {
        case Prompt.Claim window -> leave(screen);
        case Prompt.Draw turn -> screen.press(KeyCode.D);
        default -> {}
      }
      screen.await("the next prompt", model -> !model.promptProperty().get().equals(before));
    }
    screen.press(KeyCode.M, KeyCode.L);
    screen.await("down", model -> model.playerView().deal().down(Seat.A));
    if (!screen.deal().over()) {
      screen.press(KeyCode.HOME, KeyCode.ENTER);
    }
    screen.await("out", model -> model.playerView().deal().over());
  }

  private static void leave(ProgramOnScreen screen) {
    ClaimCard card = (ClaimCard) screen.find("claim-card");
    screen.await("armed", () -> card.askedProperty().get() == QuestionState.ARMED);
    screen.press(KeyCode.N);
  }
}
