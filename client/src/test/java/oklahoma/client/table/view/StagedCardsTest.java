package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import javafx.scene.input.KeyCode;
import oklahoma.client.table.model.OwnCards;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.motion.Speed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Cards that are ready to be laid down, reached and taken back by keys. */
class StagedCardsTest {
  @Test
  void enterTakesBackTheCardThatWasJustStaged() throws Exception {
    String playing = Moments.DRAW.replace("A to draw", "A to play");
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(playing), Speed.OFF)) {
      for (String card : List.of("8s", "8h")) {
        table.focus(card);
        table.press(KeyCode.B);
      }
      table.press(KeyCode.ENTER);
      assertThat(table.asked()).isEmpty();
      assertThat(table.rig().model().own().tray().ids()).containsExactly(table.id("8s"));
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"ENTER", "SPACE"})
  void aStagedCardIsWalkedToAndTakenOutByKeys(KeyCode out) throws Exception {
    String playing = Moments.DRAW.replace("A to draw", "A to play");
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(playing), Speed.OFF)) {
      for (String card : List.of("8s", "8h", "8d")) {
        table.focus(card);
        table.press(KeyCode.B);
      }
      OwnCards own = table.rig().model().own();
      table.press(KeyCode.HOME);
      assertThat(focused(table)).as("after a card was staged").hasValue(first(own));
      int middle = own.tray().slots().getFirst().cards().get(1).id();
      table.press(KeyCode.TAB);
      table.press(KeyCode.RIGHT);
      assertThat(focused(table)).hasValue(middle);
      table.press(out);
      assertThat(table.asked()).isEmpty();
      assertThat(own.selected()).isEmpty();
      assertThat(own.tray().ids()).hasSize(2).doesNotContain(middle);
      assertThat(focused(table)).hasValue(middle);
      table.press(KeyCode.HOME);
      assertThat(focused(table)).as("in the hand again").hasValue(first(own));
    }
  }

  @Test
  void aCardThatWasTakenBackAndStagedAgainCountsAsJustStaged() throws Exception {
    String playing = Moments.DRAW.replace("A to draw", "A to play");
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(playing), Speed.OFF)) {
      OwnCards own = table.rig().model().own();
      table.focus("8s");
      table.press(KeyCode.B);
      table.press(KeyCode.TAB);
      table.robot().push(KeyCode.CONTROL, KeyCode.Z);
      assertThat(own.tray().ids()).isEmpty();
      table.press(KeyCode.B);
      assertThat(own.tray().ids()).containsExactly(table.id("8s"));
      table.press(KeyCode.HOME);
      assertThat(focused(table)).hasValue(first(own));
    }
  }

  private static OptionalInt focused(TableOnScreen table) {
    return table.view().picture().focused();
  }

  /** The card at the left end of the hand that is not staged. */
  private static int first(OwnCards own) {
    return own.hand().cards().stream()
        .map(Held::id)
        .filter(id -> !own.tray().ids().contains(id))
        .findFirst()
        .orElseThrow();
  }
}
