package oklahoma.client.settings;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.text.Language;

/** The player's settings, page by page. Changes take effect at once. Confined to the FX thread. */
public final class Settings {
  private final TableSettings table = new TableSettings();
  private final PlaySettings play = new PlaySettings();
  private final MotionSettings motion = new MotionSettings();
  private final TextSettings text;
  private final AccessSettings access = new AccessSettings();
  private final NetworkSettings network = new NetworkSettings();

  /**
   * The settings of a new player.
   *
   * @param language the system's language
   */
  public Settings(Language language) {
    this.text = new TextSettings(language);
  }

  /** The look of the table and its cards. */
  public TableSettings table() {
    return table;
  }

  /** The player's hand, and the claims for which the player is asked. */
  public PlaySettings play() {
    return play;
  }

  /** Motion and sound. */
  public MotionSettings motion() {
    return motion;
  }

  /** Language and text. */
  public TextSettings text() {
    return text;
  }

  /** Accessibility: hearing, seeing and following events. */
  public AccessSettings access() {
    return access;
  }

  /** What others see of the player, and how tables are found. */
  public NetworkSettings network() {
    return network;
  }

  /**
   * Whether pages, panels and rows move: not at the speed {@code OFF}, with reduced motion, or
   * without flashes.
   */
  public boolean moves() {
    return motion.speedProperty().get() != Speed.OFF
        && !motion.reducedProperty().get()
        && !access.flashFreeProperty().get();
  }

  /** The saved values of all settings, by their keys. */
  public Map<String, String> values() {
    return StoredSetting.values(kept());
  }

  /**
   * Applies saved values; settings without a value stay as they are.
   *
   * @throws IllegalArgumentException if a value is not valid; then no setting has changed
   */
  public void take(Map<String, String> values) {
    List<Runnable> changes = groups().flatMap(group -> group.changes(values).stream()).toList();
    changes.forEach(Runnable::run);
  }

  /** Runs an action after every change of a setting. */
  public void onChange(Runnable then) {
    kept().forEach(setting -> setting.property().addListener((value, before, now) -> then.run()));
  }

  private Stream<KeptGroup> groups() {
    return Stream.of(
        table.kept(), play.kept(), motion.kept(), text.kept(), access.kept(), network.kept());
  }

  private Stream<StoredSetting<?>> kept() {
    return groups().flatMap(KeptGroup::all);
  }
}
