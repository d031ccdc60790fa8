package oklahoma.client.settings;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The settings of one page, with their saved values.
 *
 * @param restored the settings for which the page can restore the defaults
 * @param personal the player's personal details, which stay when the defaults are restored
 */
public record KeptGroup(List<StoredSetting<?>> restored, List<StoredSetting<?>> personal) {

  public KeptGroup {
    restored = List.copyOf(restored);
    personal = List.copyOf(personal);
  }

  KeptGroup(List<StoredSetting<?>> restored) {
    this(restored, List.of());
  }

  Stream<StoredSetting<?>> all() {
    return Stream.concat(restored.stream(), personal.stream());
  }

  public void restore() {
    restored.forEach(StoredSetting::restore);
  }

  /** The saved values of the settings that {@link #restore} changes. */
  public Map<String, String> values() {
    return StoredSetting.values(restored.stream());
  }

  /**
   * The changes that apply saved values; values of other pages are ignored.
   *
   * @throws IllegalArgumentException if a value is not valid
   */
  public List<Runnable> changes(Map<String, String> values) {
    return all()
        .flatMap(
            setting -> Optional.ofNullable(values.get(setting.key())).map(setting::change).stream())
        .toList();
  }
}
