package oklahoma.client.help;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import oklahoma.client.help.Chapter.Part;
import oklahoma.client.help.Chapter.Sentences;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/** Builds a chapter part by part. */
final class ChapterBuilder {
  private static final String RANKS = "23456789TJQKA";
  private static final String SUITS = "cdhs";

  private final String prefix;
  private final List<Part> parts = new ArrayList<>();

  /**
   * @param prefix the beginning of all text keys of the chapter, with a dot at its end
   */
  ChapterBuilder(String prefix) {
    this.prefix = prefix;
  }

  /**
   * Adds sentences.
   *
   * @param arguments the values for their placeholders, from the rules
   */
  ChapterBuilder say(String key, Object... arguments) {
    parts.add(new Chapter.Sentences(prefix + key, List.of(arguments)));
    return this;
  }

  /** Adds sentences only if the condition holds. */
  ChapterBuilder when(boolean holds, String key, Object... arguments) {
    return holds ? say(key, arguments) : this;
  }

  /** Adds the sentence of key {@code yes} or {@code no}, depending on the condition. */
  ChapterBuilder either(boolean holds, String yes, String no) {
    return say(holds ? yes : no);
  }

  /** Adds the sentence {@code some} with the number, or {@code none} if there is no number. */
  ChapterBuilder limit(OptionalInt number, String some, String none) {
    return number.isPresent() ? say(some, number.getAsInt()) : say(none);
  }

  /** Makes sentences without adding them. */
  Sentences words(String key, Object... arguments) {
    return new Sentences(prefix + key, List.of(arguments));
  }

  /** Makes numbered sentences without adding them. */
  Part steps(String key, Sentences... steps) {
    return new Chapter.Steps(prefix + key, List.of(steps));
  }

  /** Makes small cards with sentences beside them, without adding them. */
  static Part labelled(Sentences words, String... cards) {
    return new Chapter.Labelled(Stream.of(cards).map(ChapterBuilder::card).toList(), words);
  }

  /**
   * Makes small melds with a name, without adding them.
   *
   * @param melds each in the notation, cards separated by spaces
   */
  Part melds(Sentences name, List<String> melds) {
    return new Chapter.Melds(name, melds.stream().map(ChapterBuilder::cards).toList());
  }

  /** Adds a part. */
  ChapterBuilder with(Part part) {
    parts.add(part);
    return this;
  }

  /** A panel without a title. */
  static Chapter.Panel plain(Part... parts) {
    return new Chapter.Panel(Optional.empty(), List.of(parts));
  }

  /** A panel with a title. */
  static Chapter.Panel panel(Sentences title, Part... parts) {
    return new Chapter.Panel(Optional.of(title), List.of(parts));
  }

  /** Adds panels side by side. */
  ChapterBuilder panels(String key, List<Chapter.Panel> panels) {
    parts.add(new Chapter.Panels(prefix + key, panels));
    return this;
  }

  /**
   * Adds an entry to the glossary.
   *
   * @param meaning the text key of the explanation, which may depend on the rules
   */
  ChapterBuilder term(String word, String meaning, Object... arguments) {
    parts.add(new Chapter.Term(prefix + word, words(meaning, arguments)));
    return this;
  }

  /** Adds an entry to the glossary only if the condition holds. */
  ChapterBuilder termWhen(boolean there, String word, String meaning, Object... arguments) {
    return there ? term(word, meaning, arguments) : this;
  }

  /** Adds example cards in the notation; a star is a joker. */
  ChapterBuilder show(String key, String... cards) {
    parts.add(
        new Chapter.Example(prefix + key, Stream.of(cards).map(ChapterBuilder::card).toList()));
    return this;
  }

  /**
   * Makes a moment of an example without adding it; a group is written like {@code run: 3c * 5c}.
   */
  Chapter.Shot shot(String key, String... groups) {
    return new Chapter.Shot(prefix + key, Stream.of(groups).map(ChapterBuilder::group).toList());
  }

  /** Adds an example that the reader advances step by step. */
  ChapterBuilder scene(Chapter.Shot... shots) {
    return with(new Chapter.Scene(shots[0].key(), List.of(shots)));
  }

  /** Makes an example with a single moment, without adding it. */
  Part still(String key, String... groups) {
    return new Chapter.Scene(prefix + key, List.of(shot(key, groups)));
  }

  private static Chapter.Group group(String text) {
    int colon = text.indexOf(':');
    return new Chapter.Group(
        "help.scene." + text.substring(0, colon), cards(text.substring(colon + 1)));
  }

  private static List<Card> cards(String text) {
    return Stream.of(text.strip().split(" ")).map(ChapterBuilder::card).toList();
  }

  Chapter chapter() {
    return new Chapter(prefix + "title", parts);
  }

  private static Card card(String text) {
    if (text.equals("*")) {
      return Joker.JOKER;
    }
    Rank rank = Rank.values()[RANKS.indexOf(text.charAt(0))];
    Suit suit = Suit.values()[SUITS.indexOf(text.charAt(1))];
    return new Suited(rank, suit);
  }
}
