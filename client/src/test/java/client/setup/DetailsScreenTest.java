package client.setup;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.controls.ToggleSwitch;
import client.page.Pages;
import client.text.Language;
import client.text.Texts;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import rules.oklahoma.OklahomaRules;

@ExtendWith(ApplicationExtension.class)
class DetailsScreenTest {
  private final Texts texts = new Texts(Language.ENGLISH);
  private final PlannedTable table = new PlannedTable(Venue.SOLO);

  @Start
  void open(Stage stage) {
    Pages pages = new Pages(texts, () -> false);
    stage.setScene(new Scene(pages.node(), 1024, 640));
    pages.open(new DetailsScreen(texts, table, pages));
    stage.show();
  }

  @Test
  void everyControlWritesItsParameter(FxRobot robot) {
    Parameter.all().forEach(parameter -> tryAll(robot, parameter));
  }

  @Test
  void whatTwoPlayersCannotChooseIsShutWithAReason(FxRobot robot) {
    robot.interact(() -> table.remove(1));
    assertThat(robot.lookup("#rule-first-card").queryAs(ToggleSwitch.class).isDisabled()).isTrue();
    assertThat(robot.lookup(".reason").queryAllAs(Label.class))
        .extracting(Label::getText)
        .contains(texts.say("setup.fault.FIRST_UP_CARD_OF_TWO"));
  }

  @Test
  void aRefusedValueIsNotTaken(FxRobot robot) {
    robot.interact(
        () -> table.rules(table.plan().get().rules().draft().firstUpCardClaimable(true).rules()));
    OklahomaRules before = table.plan().get().rules();
    robot.interact(
        () -> robot.lookup("#rule-claims").queryComboBox().getSelectionModel().select(1));
    assertThat(table.plan().get().rules()).isEqualTo(before);
    assertThat(robot.lookup("#rule-claims").queryComboBox().getSelectionModel().getSelectedIndex())
        .isZero();
  }

  @Test
  void theSearchFindsWhatARuleSpeaksOf(FxRobot robot) {
    robot.interact(() -> robot.lookup("#search").queryAs(TextField.class).setText("penalty"));
    assertThat(robot.lookup("#rule-penalty").tryQuery()).isPresent();
    assertThat(robot.lookup("#rule-jokers").tryQuery()).isEmpty();
  }

  private <T> void tryAll(FxRobot robot, Parameter<T> parameter) {
    List<T> values = parameter.values().reversed();
    for (T value : values) {
      robot.interact(() -> choose(robot, parameter, value));
      assertThat(parameter.get().apply(table.plan().get().rules()))
          .as(parameter.key())
          .isEqualTo(value);
    }
    robot.interact(table::standard);
  }

  private static <T> void choose(FxRobot robot, Parameter<T> parameter, T value) {
    String id = "#rule-" + parameter.key();
    if (value instanceof Boolean on) {
      robot.lookup(id).queryAs(ToggleSwitch.class).setSelected(on);
    } else {
      ComboBox<T> menu = robot.lookup(id).queryComboBox();
      menu.setValue(value);
    }
  }
}
