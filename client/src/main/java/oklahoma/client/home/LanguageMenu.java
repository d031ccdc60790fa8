package oklahoma.client.home;

import javafx.beans.property.ObjectProperty;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.Region;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.NodeVisibility;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** The menu of the program's languages. */
final class LanguageMenu extends MenuButton {

  /**
   * @param chosen the setting for the language
   */
  LanguageMenu(Texts texts, ObjectProperty<Language> chosen) {
    setId("language");
    setGraphic(Controls.icon(MaterialDesignT.TRANSLATE));
    textProperty().bind(texts.live("home.language", texts.languageProperty()));
    setMinWidth(Region.USE_PREF_SIZE);
    Controls.spoken(this, texts.live("home.language-spoken", texts.languageProperty()));
    ToggleGroup one = new ToggleGroup();
    for (Language language : Language.all()) {
      RadioMenuItem item = new RadioMenuItem(language.name());
      item.setToggleGroup(one);
      item.setSelected(language.equals(texts.language()));
      item.setOnAction(event -> chosen.set(language));
      NodeVisibility.follow(this, chosen, now -> item.setSelected(now.equals(language)));
      getItems().add(item);
    }
  }
}
