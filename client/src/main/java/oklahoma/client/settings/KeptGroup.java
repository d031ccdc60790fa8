package oklahoma.client.settings;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The settings of one page and their lines in the file.
 *
 * @param restored what has a default that one goes back to
 * @param personal what the player has said of himself, which stays when the defaults are restored
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

  /** The lines of what {@link #restore} changes. */
  public Map<String, String> values() {
    return StoredSetting.values(restored.stream());
  }

  /**
   * What is to be done so that these lines count; those of other pages do nothing.
   *
   * @throws IllegalArgumentException if a value is none
   */
  public List<Runnable> changes(Map<String, String> values) {
    return all()
        .flatMap(
            setting -> Optional.ofNullable(values.get(setting.key())).map(setting::change).stream())
        .toList();
  }
}
