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
   * A newcomer's settings.
   *
   * @param language what the system speaks
   */
  public Settings(Language language) {
    this.text = new TextSettings(language);
  }

  /** How the table and its cards look. */
  public TableSettings table() {
    return table;
  }

  /** How the player's hand plays, and what it is asked. */
  public PlaySettings play() {
    return play;
  }

  /** How cards move, and what is heard. */
  public MotionSettings motion() {
    return motion;
  }

  /** The words and how they are written. */
  public TextSettings text() {
    return text;
  }

  /** What makes it easier to hear, to see and to follow what happens. */
  public AccessSettings access() {
    return access;
  }

  /** What others see of the player, and how tables are found. */
  public NetworkSettings network() {
    return network;
  }

  /** Whether pages, panels and rows slide and fade, or are at once where they belong. */
  public boolean moves() {
    return motion.speedProperty().get() != Speed.OFF
        && !motion.reducedProperty().get()
        && !access.flashFreeProperty().get();
  }

  /** What is kept: a line for each setting, by its name. */
  public Map<String, String> values() {
    return StoredSetting.values(kept());
  }

  /**
   * Takes what was kept; what it does not name stays.
   *
   * @throws IllegalArgumentException if a value is none; then nothing has changed
   */
  public void take(Map<String, String> values) {
    List<Runnable> changes = groups().flatMap(group -> group.changes(values).stream()).toList();
    changes.forEach(Runnable::run);
  }

  /** Runs something after every change of any setting. */
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
