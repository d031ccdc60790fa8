package client.settings;

import client.text.Language;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** The words and how they are written. */
public final class TextSettings {
  private final ObjectProperty<Language> language;
  private final KeptGroup kept;

  TextSettings(Language first) {
    language = new SimpleObjectProperty<>(first);
    kept =
        new KeptGroup(
            List.of(new Kept<>("language", language, first, Language::of, Language::tag)));
  }

  KeptGroup kept() {
    return kept;
  }

  /** The language of every word. */
  public ObjectProperty<Language> language() {
    return language;
  }
}
