package oklahoma.client.table.keys;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;

/**
 * The two Bulgarian keyboard layouts. If a computer has no Latin layout, key events have no key
 * codes but only letters, from which this class finds the key.
 */
public enum Cyrillic {
  /** БДС 5237, the traditional typewriter layout. */
  BDS("уеишщксдзьяаожгтнвюйъэфхп", "WERTYUIOPASDFGHJKLZXCVBNM"),
  /**
   * The phonetic layout. A few letters moved between its traditional and its newer version; they
   * work in both places.
   */
  PHONETIC("явертъуиопасдфгхйклзьцбнмчшж", "QWERTYUIOPASDFGHJKLZXCBNMQWX");

  /**
   * The Latin keys that do nothing at the table without Control. K, which knocks in gin, is not
   * listed.
   */
  private static final String SILENT = "AIJOQUVYZ";

  private final String letters;
  private final String keys;

  Cyrillic(String letters, String keys) {
    this.letters = letters;
    this.keys = keys;
  }

  /**
   * The meaning of a pressed key. If it has no key code, its letter is looked up in each layout;
   * the first layout in which that key has a meaning decides.
   *
   * @param meanings gives the meaning of a key of a Latin keyboard; empty if it has none
   */
  public static <T> Optional<T> meaning(KeyPress press, Function<KeyCode, Optional<T>> meanings) {
    return press.code() == KeyCode.UNDEFINED
        ? Stream.of(values())
            .flatMap(layout -> layout.key(press.text()).flatMap(meanings).stream())
            .findFirst()
        : meanings.apply(press.code());
  }

  /** The key that types this letter; empty if none does. */
  public Optional<KeyCode> key(String letter) {
    int place = letter.isEmpty() ? -1 : letters.indexOf(letter.toLowerCase(Locale.ROOT));
    return place < 0
        ? Optional.empty()
        : Optional.of(KeyCode.valueOf(keys.substring(place, place + 1)));
  }

  /**
   * The layout that a letter suggests: its key does something at the table in this layout but not
   * in the other. Empty if both or neither do.
   *
   * @param knocks whether the knock key counts as doing something
   */
  public static Optional<Cyrillic> spokenFor(String letter, boolean knocks) {
    boolean bds = BDS.acts(letter, knocks);
    boolean phonetic = PHONETIC.acts(letter, knocks);
    return bds == phonetic ? Optional.empty() : Optional.of(bds ? BDS : PHONETIC);
  }

  private boolean acts(String letter, boolean knocks) {
    return key(letter)
        .filter(key -> key == KeyCode.K ? knocks : !SILENT.contains(key.getName()))
        .isPresent();
  }
}
