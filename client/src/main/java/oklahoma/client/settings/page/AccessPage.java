package oklahoma.client.settings.page;

import javafx.scene.Node;
import javafx.scene.control.TextField;
import oklahoma.client.settings.AccessSettings;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.layout.Columns;

/** The accessibility settings: hearing, seeing and following events. */
final class AccessPage {
  private static final int COMMAND_LETTERS = 16;

  private final Controls controls;
  private final Rows rows;
  private final AccessSettings settings;

  AccessPage(Controls controls, AccessSettings settings) {
    this.controls = controls;
    this.rows = new Rows(controls);
    this.settings = settings;
  }

  Node node() {
    return Rows.scrolled(new Columns(Rows.column(hearing()), Rows.column(seeing())));
  }

  private Node hearing() {
    return controls.panel(
        "settings.hearing",
        rows.toggle("speak-events", settings.speaksProperty()),
        rows.below("settings.speak-command", command()),
        controls.paragraph("settings.speak-command.how"),
        rows.toggle("spoken-hints", settings.hintsProperty()));
  }

  private TextField command() {
    TextField command = new TextField();
    command.setId("speak-command");
    command.setPrefColumnCount(COMMAND_LETTERS);
    command.textProperty().bindBidirectional(settings.commandProperty());
    command.disableProperty().bind(settings.speaksProperty().not());
    Controls.spoken(command, controls.texts().live("settings.speak-command"));
    return command;
  }

  private Node seeing() {
    return controls.panel(
        "settings.seeing",
        rows.toggle("long-notices", settings.longNoticesProperty()),
        rows.toggle("strong-focus", settings.strongFocusProperty()),
        rows.toggle("flash-free", settings.flashFreeProperty()));
  }
}
