package oklahoma.client.settings.page;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.Region;
import oklahoma.client.settings.TextSettings;
import oklahoma.client.text.Language;
import oklahoma.client.ui.controls.Choice;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.layout.Columns;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

/** Language and text. */
record TextPage(Controls controls, TextSettings settings) {

  Node node() {
    return Rows.scrolled(new Columns(words(), new Region()));
  }

  private Node words() {
    return controls.panel(
        "settings.topic.TEXT",
        controls.row("settings.language", language()),
        controls.row("settings.text-size", size()),
        controls.paragraph("settings.text-size.at-table"),
        new Rows(controls).toggle("plain-fonts", settings.plainProperty()));
  }

  /** Uses buttons, because a slider would grow with the text and move away under the pointer. */
  private Node size() {
    Button smaller =
        controls.iconButton(
            "text-smaller", MaterialDesignM.MINUS, "settings.text-size.smaller", settings::smaller);
    smaller
        .disableProperty()
        .bind(settings.sizeProperty().lessThanOrEqualTo(TextSettings.SMALLEST));
    Button larger =
        controls.iconButton(
            "text-larger", MaterialDesignP.PLUS, "settings.text-size.larger", settings::larger);
    larger
        .disableProperty()
        .bind(settings.sizeProperty().greaterThanOrEqualTo(TextSettings.LARGEST));
    return Controls.buttonRow(
        10, smaller, controls.label("settings.percent", settings.sizeProperty()), larger);
  }

  private ComboBox<Language> language() {
    ComboBox<Language> menu =
        Choice.menu(
            controls.texts(),
            Language.all(),
            settings.languageProperty(),
            (words, language) -> language.name(),
            language -> Optional.empty(),
            settings.languageProperty()::set);
    menu.setId("language");
    Controls.spoken(menu, controls.texts().live("settings.language"));
    return menu;
  }
}
