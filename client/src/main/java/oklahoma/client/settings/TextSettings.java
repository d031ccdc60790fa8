package oklahoma.client.settings;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import oklahoma.client.text.Language;

/** Language and text. */
public final class TextSettings {
  /** The smallest {@link #sizeProperty}. */
  public static final int SMALLEST = 90;

  public static final int LARGEST = 175;

  private static final List<Integer> STEPS = List.of(SMALLEST, 100, 110, 125, 150, LARGEST);

  /** The default {@link #sizeProperty}. */
  public static final int USUAL = 100;

  private final ObjectProperty<Language> language;
  private final IntegerProperty size = new SimpleIntegerProperty(USUAL);
  private final BooleanProperty plain = new SimpleBooleanProperty();
  private final KeptGroup kept;

  TextSettings(Language first) {
    language = new SimpleObjectProperty<>(first);
    kept =
        new KeptGroup(
            List.of(
                new StoredSetting<>("language", language, first, Language::of, Language::tag),
                new StoredSetting<>("text-size", size, USUAL, TextSettings::size, Number::toString),
                StoredSetting.of("plain-fonts", plain)));
  }

  public KeptGroup kept() {
    return kept;
  }

  /** The language of all texts. */
  public ObjectProperty<Language> languageProperty() {
    return language;
  }

  /** The text size in percent of the usual one, {@link #SMALLEST} to {@link #LARGEST}. */
  public IntegerProperty sizeProperty() {
    return size;
  }

  /** The text size as a factor; 1 is the usual size. */
  public double share() {
    return size.get() / (double) USUAL;
  }

  /** Enlarges the text by one step, up to the largest size. */
  public void larger() {
    STEPS.stream().filter(step -> step > size.get()).findFirst().ifPresent(size::set);
  }

  /** Reduces the text by one step, down to the smallest size. */
  public void smaller() {
    STEPS.reversed().stream().filter(step -> step < size.get()).findFirst().ifPresent(size::set);
  }

  /** Whether all text uses a plain font instead of ornamental ones. */
  public BooleanProperty plainProperty() {
    return plain;
  }

  private static Number size(String text) {
    int size = Integer.parseInt(text);
    if (size < SMALLEST || size > LARGEST) {
      throw new IllegalArgumentException("words of " + text + " %");
    }
    return size;
  }
}
