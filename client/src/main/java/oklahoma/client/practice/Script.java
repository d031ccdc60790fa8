package oklahoma.client.practice;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import oklahoma.rules.Deal;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.notation.Meant;
import oklahoma.rules.notation.Notation;

/**
 * Writes a course step by step, with moves and cards in the notation. Its deal is a resource beside
 * this class.
 */
final class Script {
  private static final String GIN = "gin";

  private final String name;
  private final List<Step> steps = new ArrayList<>();
  private List<Meant> others = List.of();

  /**
   * @param name of the lesson: its deal is {@code NAME.deal}, and its sentences begin with {@code
   *     practice.NAME.}
   */
  Script(String name) {
    this.name = name;
  }

  /** What the others do next. */
  Script others(String... moves) {
    others = meant(moves);
    return this;
  }

  /**
   * The player is asked for something.
   *
   * @param part of the key of its sentences
   * @param paragraph what the key of the paragraph in the book of rules begins with
   * @param cards that its sentences name
   * @param right the moves that are right, the one to be shown first
   */
  Script ask(String part, String paragraph, String cards, String... right) {
    List<Card> named = cards.isEmpty() ? List.of() : Notation.cards(cards).orElseThrow();
    List<Move> moves = meant(right).stream().map(Meant::move).toList();
    steps.add(new Step(key(part), paragraph, named, others, moves, List.of()));
    others = List.of();
    return this;
  }

  /** What the last step says of moves of this kind, by the ending of its key. */
  Script slip(Class<? extends Move> kind, String ending) {
    Step last = steps.removeLast();
    List<Step.Slip> slips = new ArrayList<>(last.slips());
    slips.add(new Step.Slip(kind, last.key() + "." + ending));
    steps.add(
        new Step(last.key(), last.paragraph(), last.cards(), last.before(), last.right(), slips));
    return this;
  }

  /** The whole course; what the others were to do last closes it. */
  Course end() {
    return new Course(deal(), steps, others);
  }

  private String key(String part) {
    return "practice." + name + "." + part;
  }

  private Deal deal() {
    String text = resource(name + ".deal");
    return text.startsWith(GIN)
        ? Notation.gin(text).orElseThrow()
        : Notation.deal(text).orElseThrow();
  }

  private static List<Meant> meant(String... moves) {
    return Stream.of(moves).map(move -> Notation.meant(move).orElseThrow()).toList();
  }

  private static String resource(String file) {
    try (InputStream in =
        Objects.requireNonNull(Script.class.getResourceAsStream(file), () -> file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
