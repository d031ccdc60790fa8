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
   * @param name the name of the lesson: its deal is {@code NAME.deal}, and its text keys begin with
   *     {@code lesson.NAME.}
   */
  Script(String name) {
    this.name = name;
  }

  /**
   * Begins another deal with the next step.
   *
   * @param part the part of its resource's name after the lesson's
   */
  Script deal(String part) {
    fresh = Optional.of(read(name + "-" + part));
    return this;
  }

  /** Sets the moves of the other players before the next step. */
  Script others(String... moves) {
    others = meant(moves);
    return this;
  }

  /**
   * Adds a step that asks the player for a move.
   *
   * @param part the part of its text keys after the lesson's
   * @param paragraph the beginning of the key of the paragraph in the rule book
   * @param cards the cards that its sentences name
   * @param right the right moves; the coach would show the first
   */
  Script ask(String part, String paragraph, String cards, String... right) {
    List<Move> moves = meant(right).stream().map(ProposedMove::move).toList();
    return step(part, paragraph, cards, new Goal.Moves(moves), Pointing.at(moves.getFirst()));
  }

  /**
   * Adds a step that asks the player to put melds into the tray.
   *
   * @param melds the cards of each meld
   */
  Script stage(String part, String paragraph, String cards, String... melds) {
    List<List<Card>> staged = Stream.of(melds).map(Script::cards).toList();
    List<Card> all = staged.stream().flatMap(List::stream).toList();
    List<String> slots = staged.size() == 1 ? List.of("#slot-0") : List.of("#tray");
    return step(part, paragraph, cards, new Goal.Staged(staged), new Pointing(slots, all));
  }

  /**
   * Adds a step that asks the player only to read.
   *
   * @param parts selectors of the parts of the table that it is about; without them the coach
   *     points at the cards
   */
  Script tell(String part, String paragraph, String cards, String... parts) {
    Pointing at = new Pointing(List.of(parts), parts.length == 0 ? cards(cards) : List.of());
    return step(part, paragraph, cards, new Goal.Read(), at);
  }

  /** Lets the coach also point at these cards and parts in the last step. */
  Script also(String cards, String... parts) {
    LessonStep last = steps.getLast();
    Pointing at = last.at();
    return again(
        new Pointing(
            Stream.concat(at.parts().stream(), Stream.of(parts)).toList(),
            Stream.concat(at.cards().stream(), cards(cards).stream()).toList()),
        last.mistakes());
  }

  /** Replaces the targets and the special comments of the last step. */
  private Script again(Pointing at, List<LessonStep.Mistake> slips) {
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

  /**
   * Adds a special comment on a kind of wrong move to the last step.
   *
   * @param ending the end of its text key
   */
  Script mistake(Class<? extends Move> kind, String ending) {
    LessonStep last = steps.getLast();
    LessonStep.Mistake slip = new LessonStep.Mistake(kind, last.key() + "." + ending);
    return again(last.at(), Stream.concat(last.mistakes().stream(), Stream.of(slip)).toList());
  }

  /** The course. Moves of the other players that no step has used come at its end. */
  Course end() {
    return new Course(read(name), steps, others, false);
  }

  /** The course; afterwards the deal continues against bots. */
  Course continuesWithBots() {
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
