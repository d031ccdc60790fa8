package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.host.fixture.StackedDealing;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * A match of gin against a bot, from the first screen to the podium, in the whole program: by drag
 * alone, by clicks alone and by keys alone. One round is won by a knock, the next by gin.
 */
class WholeGinMatchTest {
  /** What the other seat gets: it goes together nowhere. */
  private static final String NOTHING = "KcQdJhTc9d8c6h5d3s2c";

  /** Two melds and 9 points besides; the limit is 10. */
  private static final List<Card> KNOCK = pack(Seat.B, "345c 789h As2d2h4s", "Kh");

  /** Only melds; the winner deals. */
  private static final List<Card> GIN = pack(Seat.A, "345c 789h TJQKs", "Kh");

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @Test
  void aMatchIsPlayedByDrag() throws Exception {
    play(
        new Gestures() {
          @Override
          public void pass(ProgramOnScreen screen) {
            screen.click("offer-pass");
          }

          @Override
          public void draw(ProgramOnScreen screen) {
            Held middle = screen.of(model -> model.own().hand().cards().get(4));
            Point2D hand = screen.onCard(middle);
            screen.drag(screen.middle("stock"), hand);
          }

          @Override
          public void stop(ProgramOnScreen screen, Held card) {
            screen.drag(screen.onCard(card), screen.middle("knock"));
          }

          @Override
          public void confirm(ProgramOnScreen screen) {
            screen.click("declare-yes");
          }
        });
  }

  @Test
  void aMatchIsPlayedByClicks() throws Exception {
    play(
        new Gestures() {
          @Override
          public void pass(ProgramOnScreen screen) {
            screen.click("offer-pass");
          }

          @Override
          public void draw(ProgramOnScreen screen) {
            screen.click("stock");
          }

          @Override
          public void stop(ProgramOnScreen screen, Held card) {
            screen.click(screen.onCard(card));
            screen.click("knock");
          }

          @Override
          public void confirm(ProgramOnScreen screen) {
            screen.click("declare-yes");
          }
        });
  }

  @Test
  void aMatchIsPlayedByKeys() throws Exception {
    play(
        new Gestures() {
          @Override
          public void pass(ProgramOnScreen screen) {
            screen.press(KeyCode.N);
          }

          @Override
          public void draw(ProgramOnScreen screen) {
            screen.press(KeyCode.D);
          }

          @Override
          public void stop(ProgramOnScreen screen, Held card) {
            screen.press(KeyCode.HOME);
            for (int step = 0; step < screen.loose().indexOf(card); step++) {
              screen.press(KeyCode.RIGHT);
            }
            screen.press(KeyCode.K);
          }

          @Override
          public void confirm(ProgramOnScreen screen) {
            screen.press(KeyCode.K);
          }
        });
  }

  /** What a player does at the table, by one kind of gesture. */
  private interface Gestures {
    void pass(ProgramOnScreen screen);

    void draw(ProgramOnScreen screen);

    void stop(ProgramOnScreen screen, Held card);

    void confirm(ProgramOnScreen screen);
  }

  private void play(Gestures gestures) throws Exception {
    StackedDealing dealing = new StackedDealing(Seat.B, List.of(KNOCK, GIN));
    ProgramOnScreen screen = new ProgramOnScreen(windows, dealing);
    assertThat(screen.shows("newcomer")).as("a first lesson").isTrue();
    screen.click("name");
    screen.write("North");
    screen.click("solo");
    screen.click("game-gin");
    screen.click("start");
    screen.awaitTable();
    round(screen, gestures, "K");
    assertThat(totals(screen).getFirst()).as("a knock").isBetween(30, 99);
    screen.await("the first round's score", () -> screen.shows("next-hand"));
    screen.click("next-hand");
    screen.await("the second round", model -> !model.playerView().game().over());
    round(screen, gestures, "J");
    screen.await("the podium", () -> screen.shows("match-end"));
    assertThat(totals(screen).getFirst()).as("gin").isGreaterThan(100);
    assertThat(totals(screen).getLast()).isZero();
    screen.click("go-home");
    screen.await("the first screen", () -> screen.shows("solo"));
    assertThat(screen.shows("newcomer")).as("a first lesson").isFalse();
  }

  private static List<Integer> totals(ProgramOnScreen screen) {
    return screen.of(model -> model.standingProperty().get().totals());
  }

  /** Passes what is offered, draws, and stops the round with what was drawn. */
  private static void round(ProgramOnScreen screen, Gestures gestures, String name) {
    screen.await("one's turn", () -> mine(screen.prompt()));
    if (screen.prompt() instanceof Prompt.Offer) {
      gestures.pass(screen);
      screen.await("the turn to draw", () -> screen.prompt() instanceof Prompt.Draw);
    }
    List<Held> before = screen.loose();
    gestures.draw(screen);
    screen.await("the turn to play", () -> screen.prompt() instanceof Prompt.Play);
    Held drawn =
        screen.loose().stream().filter(held -> !before.contains(held)).findFirst().orElseThrow();
    gestures.stop(screen, drawn);
    if (screen.shows("gin-question")) {
      gestures.confirm(screen);
    }
    screen.await(name + ": the end of the round", model -> model.playerView().game().over());
  }

  private static boolean mine(Prompt prompt) {
    return prompt instanceof Prompt.Offer || prompt instanceof Prompt.Draw;
  }

  /** Deals the player, seat A, its cards and the other its own, and turns up a card. */
  private static List<Card> pack(Seat dealer, String mine, String up) {
    List<Card> own = cards(mine);
    List<Card> other = cards(NOTHING);
    List<Card> named = Stream.of(own, other, cards(up)).flatMap(List::stream).toList();
    assertThat(named).doesNotHaveDuplicates().hasSize(21);
    List<Card> pack = new ArrayList<>();
    for (int card = 0; card < own.size(); card++) {
      pack.add(dealer == Seat.B ? own.get(card) : other.get(card));
      pack.add(dealer == Seat.B ? other.get(card) : own.get(card));
    }
    pack.addAll(cards(up));
    GinPreset.CLASSIC.rules(2).pack().stream()
        .map(Card.class::cast)
        .filter(card -> !named.contains(card))
        .forEach(pack::add);
    return List.copyOf(pack);
  }

  private static List<Card> cards(String text) {
    return Notation.cards(text).orElseThrow();
  }
}
