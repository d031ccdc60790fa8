package oklahoma.client.ui.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.PopupWindow;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.fixture.Stages;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import org.junit.jupiter.api.Test;

/** A menu of which one chooses by typing. */
class ChoiceTest {
  private final Hands robot = Hands.robot();
  private final ObjectProperty<String> chosen = new SimpleObjectProperty<>("Common");

  @Test
  void theFirstThatBeginsSoAndMayBeChosenIs() throws Exception {
    menu(Set.of("Parlour old"), "Common", "Parlour old", "Parlour", "Pairs");
    robot.type(KeyCode.P);
    Pulses.settle();
    assertThat(chosen.get()).isEqualTo("Parlour");
  }

  @Test
  void whatBeginsOtherwiseIsNotChosen() throws Exception {
    menu(Set.of(), "Common", "Parlour");
    robot.type(KeyCode.X);
    Pulses.settle();
    assertThat(chosen.get()).isEqualTo("Common");
  }

  @Test
  void whatCameIntoTheMenuLaterCanBeTypedToo() throws Exception {
    ComboBox<String> menu = menu(Set.of(), "Common");
    robot.interact(() -> menu.getItems().add("Parlour"));
    robot.type(KeyCode.P);
    Pulses.settle();
    assertThat(chosen.get()).isEqualTo("Parlour");
  }

  @Test
  void aMenuThatOpensUpwardsIsOnItsButtonFromTheFirstTimeOn() throws Exception {
    ComboBox<String> menu = menu(Set.of(), "One", "Two", "Three", "Four", "Five", "Six");
    robot.interact(() -> {
      Window window = menu.getScene().getWindow();
      window.setY(Screen.getPrimary().getBounds().getMaxY() - window.getHeight());
    });
    double first = top(menu);
    robot.interact(menu::hide);
    assertThat(first).isEqualTo(top(menu));
  }

  private double top(ComboBox<String> menu) {
    robot.interact(menu::show);
    Pulses.settle();
    return Window.getWindows().stream()
        .filter(PopupWindow.class::isInstance)
        .mapToDouble(Window::getY)
        .findFirst()
        .orElseThrow();
  }

  /** A menu with the focus, in a window. */
  private ComboBox<String> menu(Set<String> refused, String... values) throws Exception {
    Stage stage = Stages.fresh();
    return Stages.now(() -> {
      ComboBox<String> menu =
          Choice.menu(
              new Texts(Language.ENGLISH),
              List.of(values),
              chosen,
              (say, each) -> each,
              each -> refused.contains(each) ? Optional.of("not now") : Optional.empty(),
              chosen::set);
      stage.setScene(Stages.themed(new StackPane(menu), 300, 200));
      stage.show();
      menu.requestFocus();
      return menu;
    });
  }
}
