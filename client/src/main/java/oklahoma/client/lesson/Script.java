package oklahoma.client.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import oklahoma.rules.Deal;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.ProposedMove;

/**
 * Builds a course step by step, with moves and cards in the notation. Its deals are resources
 * beside this class.
 */
final class Script {
  private static final String GIN = "gin";

  private final String name;
  private final List<LessonStep> steps = new ArrayList<>();
  private Optional<Deal> fresh = Optional.empty();
  private List<ProposedMove> others = List.of();

  /**
   * @param name of the lesson: its deal is {@code NAME.deal}, and its sentences begin with {@code
   *     lesson.NAME.}
   */
  Script(String name) {
    this.name = name;
  }

  /**
   * Another deal begins with the next step.
   *
   * @param part of the name of its resource, after the lesson's own
   */
  Script deal(String part) {
    fresh = Optional.of(read(name + "-" + part));
    return this;
  }

  /** What the others do next. */
  Script others(String... moves) {
    others = meant(moves);
    return this;
  }

  /**
   * The player is asked for a move.
   *
   * @param part of the key of its sentences
   * @param paragraph what the key of the paragraph in the rule book begins with
   * @param cards that its sentences name
   * @param right the moves that are right, the one to be shown first
   */
  Script ask(String part, String paragraph, String cards, String... right) {
    List<Move> moves = meant(right).stream().map(ProposedMove::move).toList();
    return step(part, paragraph, cards, new Goal.Moves(moves), Pointing.at(moves.getFirst()));
  }

  /**
   * The player is asked to put melds into the tray.
   *
   * @param melds the cards of each
   */
  Script stage(String part, String paragraph, String cards, String... melds) {
    List<List<Card>> staged = Stream.of(melds).map(Script::cards).toList();
    List<Card> all = staged.stream().flatMap(List::stream).toList();
    List<String> slots = staged.size() == 1 ? List.of("#slot-0") : List.of("#tray");
    return step(part, paragraph, cards, new Goal.Staged(staged), new Pointing(slots, all));
  }

  /**
   * The coach says something.
   *
   * @param parts of the table that it is about
   */
  Script tell(String part, String paragraph, String cards, String... parts) {
    Pointing at = new Pointing(List.of(parts), parts.length == 0 ? cards(cards) : List.of());
    return step(part, paragraph, cards, new Goal.Read(), at);
  }

  /** For the step before the coach points at these cards and parts of the table too. */
  Script also(String cards, String... parts) {
    LessonStep last = steps.getLast();
    Pointing at = last.at();
    return again(
        new Pointing(
            Stream.concat(at.parts().stream(), Stream.of(parts)).toList(),
            Stream.concat(at.cards().stream(), cards(cards).stream()).toList()),
        last.slips());
  }

  /** The step before, but for where the coach points and what has a sentence of its own. */
  private Script again(Pointing at, List<LessonStep.Slip> slips) {
    LessonStep last = steps.removeLast();
    steps.add(
        new LessonStep(
            last.key(),
            last.paragraph(),
            last.cards(),
            last.fresh(),
            last.before(),
            last.goal(),
            at,
            slips));
    return this;
  }

  private Script step(String part, String paragraph, String cards, Goal goal, Pointing at) {
    String key = "lesson." + name + "." + part;
    steps.add(new LessonStep(key, paragraph, cards(cards), fresh, others, goal, at, List.of()));
    fresh = Optional.empty();
    others = List.of();
    return this;
  }

  /** What the last step says of moves of this kind, by the ending of its key. */
  Script slip(Class<? extends Move> kind, String ending) {
    LessonStep last = steps.getLast();
    LessonStep.Slip slip = new LessonStep.Slip(kind, last.key() + "." + ending);
    return again(last.at(), Stream.concat(last.slips().stream(), Stream.of(slip)).toList());
  }

  /** The whole course; what the others were to do last closes it. */
  Course end() {
    return new Course(read(name), steps, others, false);
  }

  /** The whole course, after which the deal goes on. */
  Course goesOn() {
    return new Course(read(name), steps, others, true);
  }

  private static List<Card> cards(String text) {
    return text.isEmpty() ? List.of() : Notation.cards(text).orElseThrow();
  }

  private static Deal read(String name) {
    String text = resource(name + ".deal");
    return text.startsWith(GIN)
        ? Notation.gin(text).orElseThrow()
        : Notation.deal(text).orElseThrow();
  }

  private static List<ProposedMove> meant(String... moves) {
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
