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
  /** The smallest and the largest {@link #size}. */
  public static final int SMALLEST = 90;

  public static final int LARGEST = 175;

  private static final List<Integer> STEPS = List.of(SMALLEST, 100, 110, 125, 150, LARGEST);

  /** The {@link #size} that a newcomer has. */
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

  /** The language of every word. */
  public ObjectProperty<Language> languageProperty() {
    return language;
  }

  /** How large words are, in hundredths of the usual, {@link #SMALLEST} to {@link #LARGEST}. */
  public IntegerProperty sizeProperty() {
    return size;
  }

  /** How large words are, 1 for the usual size. */
  public double share() {
    return size.get() / (double) USUAL;
  }

  /** Makes words a step larger, if they are not the largest. */
  public void larger() {
    STEPS.stream().filter(step -> step > size.get()).findFirst().ifPresent(size::set);
  }

  /** Makes words a step smaller, if they are not the smallest. */
  public void smaller() {
    STEPS.reversed().stream().filter(step -> step < size.get()).findFirst().ifPresent(size::set);
  }

  /** Whether there are no ornamental letters. */
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
