package client.settings;

import client.page.Choice;
import client.page.Controls;
import client.text.Language;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.layout.Region;

/** The words and how they are written. */
final class TextPage {
  private final Controls controls;
  private final TextSettings settings;

  TextPage(Controls controls, TextSettings settings) {
    this.controls = controls;
    this.settings = settings;
  }

  Node node() {
    return Rows.scrolled(Controls.columns(Rows.column(language()), new Region()));
  }

  private Node language() {
    ComboBox<Language> menu =
        Choice.menu(
            controls.texts(),
            Language.all(),
            settings.language(),
            (words, language) -> language.name(),
            language -> Optional.empty(),
            settings.language()::set);
    menu.setId("language");
    Controls.said(menu, controls.texts().live("settings.language"));
    return controls.panel("settings.words", controls.row("settings.language", menu));
  }
}
