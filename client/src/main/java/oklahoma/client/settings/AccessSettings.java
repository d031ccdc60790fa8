package oklahoma.client.settings;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** The accessibility settings: hearing, seeing and following events. */
public final class AccessSettings {
  /** The usual reader on Linux. Without {@code -w} each sentence would interrupt the one before. */
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

  /** Whether a program reads events aloud. */
  public BooleanProperty speaksProperty() {
    return speaks;
  }

  /** The command that reads aloud, with its arguments, as the player typed it. */
  public StringProperty commandProperty() {
    return command;
  }

  /** The command that reads events aloud; empty if the player does not want that. */
  public Optional<String> reader() {
    return speaks.get() ? Optional.of(command.get()) : Optional.empty();
  }

  /** Whether it also reads what the player can do now. */
  public BooleanProperty hintsProperty() {
    return hints;
  }

  /** Whether notices stay for six seconds instead of four. */
  public BooleanProperty longNoticesProperty() {
    return longNotices;
  }

  /** Whether the focused node has a thick frame. */
  public BooleanProperty strongFocusProperty() {
    return strongFocus;
  }

  /** Whether flashes and pulses are off. */
  public BooleanProperty flashFreeProperty() {
    return flashFree;
  }
}
