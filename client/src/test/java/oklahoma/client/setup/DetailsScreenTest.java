package oklahoma.client.setup;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.controls.ToggleSwitch;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaSwitch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

@ExtendWith(OnScreen.class)
class DetailsScreenTest {
  private final Texts texts = new Texts(Language.ENGLISH);
  private final PlannedTable table = new PlannedTable(Venue.SOLO);

  @Start
  void open(Stage stage) {
    Pages pages = new Pages(texts, () -> false);
    stage.setScene(new Scene(pages.node(), 1024, 640));
    pages.open(new DetailsScreen(table, pages));
    stage.show();
  }

  @Test
  void everyControlWritesItsParameter(Hands robot) {
    robot.interact(
        () -> Parameter.of(Game.OKLAHOMA).forEach(parameter -> tryAll(robot, parameter)));
  }

  @Test
  void everySwitchOfGinCanBeSet(Hands robot) {
    for (GinPreset sheet : List.of(GinPreset.CLASSIC, GinPreset.ROYAL)) {
      Rules published = Venue.SOLO.sheet(sheet, 2);
      robot.interact(() -> table.rules(published));
      robot.interact(() ->
          Parameter.of(Game.GIN)
              .forEach(parameter -> tryWhatIsAllowed(robot, parameter, published)));
    }
  }

  /** All values in one go on the screen's thread: a layout after each would take a minute. */
  private <T> void tryWhatIsAllowed(Hands robot, Parameter<T> parameter, Rules published) {
    List<T> expected =
        parameter.values().stream()
            .map(value ->
                allowed(parameter, published, value) ? value : parameter.get().apply(published))
            .toList();
    List<T> read = new ArrayList<>();
    for (T value : parameter.values()) {
      table.rules(published);
      choose(robot, parameter, value);
      read.add(parameter.get().apply(table.planProperty().get().rules()));
    }
    assertThat(read).as(parameter.key()).isEqualTo(expected);
  }

  private static <T> boolean allowed(Parameter<T> parameter, Rules published, T value) {
    return parameter.idle().apply(published).isEmpty()
        && parameter.fault(published, value).isEmpty();
  }

  @Test
  void rulesAreSavedUnderANameAndChosenAgain(Hands robot) {
    robot.interact(() -> table.rules(Venue.SOLO.sheet(GinPreset.ROYAL, 3)));
    robot.interact(() -> choose(robot, parameter("gin-surcharge"), true));
    Rules mine = table.planProperty().get().rules();
    robot.interact(() -> robot.lookup("#save-own").queryButton().fire());
    robot.interact(() -> robot.lookup("#own-name").queryAs(TextField.class).setText("Friday"));
    robot.interact(() -> robot.lookup("#save-now").queryButton().fire());
    assertThat(table.own().all()).containsExactly(new Preset.Own("Friday", mine));
    ComboBox<Preset> presets = robot.lookup("#preset").queryComboBox();
    assertThat(presets.getValue()).isEqualTo(new Preset.Own("Friday", mine));
    robot.interact(() -> robot.lookup("#restore-preset").queryButton().fire());
    assertThat(presets.getValue()).isEqualTo(new Preset.Sheet(GinPreset.ROYAL));
    robot.interact(() -> presets.setValue(new Preset.Own("Friday", mine)));
    assertThat(table.planProperty().get().rules()).isEqualTo(mine);
  }

  @SuppressWarnings("unchecked")
  private static Parameter<Boolean> parameter(String key) {
    return (Parameter<Boolean>)
        Parameter.of(Game.GIN).stream().filter(each -> each.key().equals(key)).findFirst().get();
  }

  @Test
  void whatCannotBeChosenIsShutWithAReason(Hands robot) {
    robot.interact(() ->
        table.rules(Venue.SOLO.standard(3).with(new OklahomaRules.Claims(OptionalInt.of(0), 1))));
    assertThat(robot.lookup("#rule-first-card").queryAs(ToggleSwitch.class).isDisabled()).isTrue();
    assertThat(robot.lookup(".reason").queryAllAs(Label.class))
        .extracting(Label::getText)
        .contains(texts.say("setup.fault.FIRST_UP_CARD_WITHOUT_CLAIMS"));
  }

  @Test
  void aRefusedValueIsNotTaken(Hands robot) {
    robot.interact(() ->
        table.rules(Venue.SOLO.standard(3).with(OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE, true)));
    Rules before = table.planProperty().get().rules();
    robot.interact(
        () -> robot.lookup("#rule-claims").queryComboBox().getSelectionModel().select(1));
    assertThat(table.planProperty().get().rules()).isEqualTo(before);
    assertThat(robot.lookup("#rule-claims").queryComboBox().getSelectionModel().getSelectedIndex())
        .isZero();
  }

  @Test
  void theSearchFindsWhatARuleSpeaksOf(Hands robot) {
    robot.interact(() -> robot.lookup("#search").queryAs(TextField.class).setText("penalty"));
    assertThat(robot.lookup("#rule-penalty").tryQuery()).isPresent();
    assertThat(robot.lookup("#rule-jokers").tryQuery()).isEmpty();
  }

  /** All values in one go on the screen's thread: a layout after each would take a minute. */
  private <T> void tryAll(Hands robot, Parameter<T> parameter) {
    if (parameter.idle().apply(table.planProperty().get().rules()).isPresent()) {
      table.rules(Venue.NETWORK.standard(3)); // alone nothing is timed
    }
    List<T> values = parameter.values().reversed();
    List<T> read = new ArrayList<>();
    for (T value : values) {
      choose(robot, parameter, value);
      read.add(parameter.get().apply(table.planProperty().get().rules()));
    }
    assertThat(read).as(parameter.key()).isEqualTo(values);
    table.restore();
  }

  private static <T> void choose(Hands robot, Parameter<T> parameter, T value) {
    String id = "#rule-" + parameter.key();
    if (value instanceof Boolean on) {
      robot.lookup(id).queryAs(ToggleSwitch.class).setSelected(on);
    } else {
      ComboBox<T> menu = robot.lookup(id).queryComboBox();
      menu.setValue(value);
    }
  }
}
