package oklahoma.client.settings;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;

/**
 * A setting with its saved form.
 *
 * @param key its key in the database
 * @param property its current value
 * @param first its default value
 * @param parse parses the saved form
 * @param write prints the saved form
 */
record StoredSetting<T>(
    String key,
    Property<T> property,
    T first,
    Function<String, T> parse,
    Function<T, String> write) {

  static <E extends Enum<E>> StoredSetting<E> of(
      String key, ObjectProperty<E> property, Class<E> type) {
    return new StoredSetting<>(
        key,
        property,
        property.get(),
        text -> Enum.valueOf(type, text.toUpperCase(Locale.ROOT)),
        value -> value.name().toLowerCase(Locale.ROOT));
  }

  static StoredSetting<Boolean> of(String key, BooleanProperty property) {
    return new StoredSetting<>(
        key, property, property.get(), StoredSetting::truth, String::valueOf);
  }

  /** The saved values of these settings, by their keys. */
  static Map<String, String> values(Stream<StoredSetting<?>> settings) {
    Map<String, String> values = new TreeMap<>();
    settings.forEach(setting -> values.put(setting.key(), setting.print()));
    return values;
  }

  /** The words of a saved value, which spaces separate. */
  static List<String> words(String line) {
    return Arrays.stream(line.split(" ")).filter(word -> !word.isEmpty()).toList();
  }

  Runnable change(String text) {
    T value = parse.apply(text);
    return () -> property.setValue(value);
  }

  String print() {
    return write.apply(property.getValue());
  }

  void restore() {
    property.setValue(first);
  }

  private static boolean truth(String text) {
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default -> throw new IllegalArgumentException(text);
    };
  }
}
