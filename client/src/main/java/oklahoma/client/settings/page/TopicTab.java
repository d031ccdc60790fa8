package oklahoma.client.settings.page;

import java.util.Locale;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import oklahoma.client.settings.KeptGroup;
import oklahoma.client.ui.controls.Controls;
import org.jspecify.annotations.Nullable;

/** One settings page, with a button for its defaults and one to undo that. */
final class TopicTab {
  private final KeptGroup settings;
  private final ObjectProperty<@Nullable Map<String, String>> before = new SimpleObjectProperty<>();
  private final Button restore;
  private final Tab tab = new Tab();

  TopicTab(Controls controls, Topic topic, KeptGroup settings, Node content) {
    this.settings = settings;
    String name = topic.name().toLowerCase(Locale.ROOT);
    restore = controls.button("restore-" + name, "settings.restore", this::restore);
    Button undo = controls.button("undo-" + name, "settings.undo", this::undo);
    Label done = Controls.wrapped(controls.paragraph("settings.restored." + topic.name()));
    HBox.setHgrow(done, Priority.ALWAYS);
    HBox restored = Controls.buttonRow(14, done, undo);
    restored
        .visibleProperty()
        .bind(Bindings.createBooleanBinding(() -> before.get() != null, before));
    HBox.setHgrow(restored, Priority.ALWAYS);
    HBox foot = Controls.styled(Controls.row(14, restore, restored), "page-foot");
    BorderPane page = new BorderPane(content);
    page.setBottom(foot);
    tab.setId("topic-" + name);
    tab.setClosable(false);
    tab.textProperty().bind(controls.texts().live("settings.topic." + topic.name()));
    tab.setContent(page);
  }

  Tab tab() {
    return tab;
  }

  private void restore() {
    before.set(settings.values());
    settings.restore();
  }

  private void undo() {
    Map<String, String> values = before.get();
    if (values != null) {
      settings.changes(values).forEach(Runnable::run);
      before.set(null);
      restore.requestFocus();
    }
  }
}
