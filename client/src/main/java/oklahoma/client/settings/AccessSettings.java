package oklahoma.client.settings;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** The accessibility settings: hearing, seeing and following events. */
public final class AccessSettings {
  /**
   * Reads aloud on many computers with Linux. Without the option each sentence would cut off the
   * one before.
   */
  private static final String FIRST_COMMAND = "spd-say -w";

  private final BooleanProperty speaks = new SimpleBooleanProperty();
  private final StringProperty command = new SimpleStringProperty(FIRST_COMMAND);
  private final BooleanProperty hints = new SimpleBooleanProperty();
  private final BooleanProperty longNotices = new SimpleBooleanProperty();
  private final BooleanProperty strongFocus = new SimpleBooleanProperty();
  private final BooleanProperty flashFree = new SimpleBooleanProperty();
  private final KeptGroup kept =
      new KeptGroup(
          List.of(
              StoredSetting.of("speak-events", speaks),
              new StoredSetting<>(
                  "speak-command", command, FIRST_COMMAND, text -> text, text -> text),
              StoredSetting.of("spoken-hints", hints),
              StoredSetting.of("long-notices", longNotices),
              StoredSetting.of("strong-focus", strongFocus),
              StoredSetting.of("flash-free", flashFree)));

  AccessSettings() {}

  public KeptGroup kept() {
    return kept;
  }

  /** Whether what happens is read aloud by a program. */
  public BooleanProperty speaksProperty() {
    return speaks;
  }

  /** The program that reads, with its arguments, as the player types them. */
  public StringProperty commandProperty() {
    return command;
  }

  /** The program that reads events aloud; empty if none. */
  public Optional<String> reader() {
    return speaks.get() ? Optional.of(command.get()) : Optional.empty();
  }

  /** Whether it is also said what the player can do now. */
  public BooleanProperty hintsProperty() {
    return hints;
  }

  /** Whether notices stay for six seconds instead of four. */
  public BooleanProperty longNoticesProperty() {
    return longNotices;
  }

  /** Whether what has the focus is framed so strongly that it is seen at a glance. */
  public BooleanProperty strongFocusProperty() {
    return strongFocus;
  }

  /** Whether nothing flashes or pulses. */
  public BooleanProperty flashFreeProperty() {
    return flashFree;
  }
}
