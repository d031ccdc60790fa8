package oklahoma.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;

/**
 * No text makes a reader of the notation fail otherwise than by a {@link Fault}, and whatever is
 * read can be printed and read again.
 */
class NotationFuzzTest {

  @FuzzTest
  void everyNotation(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    again(Notation.cards(text), Notation::print, Notation::cards);
    again(Notation.faces(text), Notation::print, Notation::faces);
    again(Notation.hand(text), Notation::print, Notation::hand);
    again(Notation.meld(text), Notation::print, Notation::meld);
    again(Notation.meant(text), Notation::print, Notation::meant);
    again(Notation.event(text), Notation::print, Notation::event);
    again(Notation.fair(text), Notation::print, Notation::fair);
    again(Notation.anyRules(text), Notation::print, Notation::anyRules);
    again(Notation.deal(text), Notation::print, Notation::deal);
    again(Notation.gin(text), Notation::print, Notation::gin);
  }

  @FuzzTest
  void record(byte[] bytes) {
    again(
        Notation.match(new String(bytes, StandardCharsets.UTF_8)),
        Notation::print,
        Notation::match);
  }

  private static <T> void again(
      Parsed<T> read, Function<T, String> print, Function<String, Parsed<T>> parse) {
    if (read instanceof Parsed.Value<T>(T value)) {
      assertThat(parse.apply(print.apply(value)).orElseThrow()).isEqualTo(value);
    }
  }
}
