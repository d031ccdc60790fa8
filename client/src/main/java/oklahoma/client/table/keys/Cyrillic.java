package oklahoma.client.table.keys;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;

/**
 * The two Bulgarian keyboard layouts. A keyboard that has no other layout sends letters instead of
 * key codes; the letters tell which key of a Latin keyboard was meant.
 */
public enum Cyrillic {
  /** БДС 5237, the typewriter's order. */
  BDS("уеишщксдзьяаожгтнвюйъэфхп", "WERTYUIOPASDFGHJKLZXCVBNM"),
  /** By sound; the few letters that the traditional and the newer order place apart act in both. */
  PHONETIC("явертъуиопасдфгхйклзьцбнмчшж", "QWERTYUIOPASDFGHJKLZXCBNMQWX");

  /** The keys that do nothing at the table unless Control is held; the one that knocks aside. */
  private static final String SILENT = "AIJOQUVYZ";

  private final String letters;
  private final String keys;

  Cyrillic(String letters, String keys) {
    this.letters = letters;
    this.keys = keys;
  }

  /**
   * What a pressed key asks for; where a letter comes instead of a key code, what its key asks for
   * in the first layout in which it asks for something.
   *
   * @param meanings what the key of a Latin keyboard asks for; empty if nothing
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
   * The layout that a letter speaks for: the one in which its key does something at the table while
   * the same letter does nothing in the other. Empty if it speaks for neither.
   *
   * @param knocks whether there is a key for a knock
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
