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
   * @param prefix what the keys of the chapter begin with, a dot at its end
   */
  ChapterBuilder(String prefix) {
    this.prefix = prefix;
  }

  /** Some sentences with what the rules give for their placeholders. */
  ChapterBuilder say(String key, Object... arguments) {
    parts.add(new Chapter.Sentences(prefix + key, List.of(arguments)));
    return this;
  }

  /** The same only if something holds. */
  ChapterBuilder when(boolean holds, String key, Object... arguments) {
    return holds ? say(key, arguments) : this;
  }

  /** The one or the other sentence, named by what the rules say. */
  ChapterBuilder either(boolean holds, String yes, String no) {
    return say(holds ? yes : no);
  }

  /** The sentence with the number, or the other one if there is none. */
  ChapterBuilder limit(OptionalInt number, String some, String none) {
    return number.isPresent() ? say(some, number.getAsInt()) : say(none);
  }

  /** Some sentences that are not yet part of the chapter. */
  Sentences words(String key, Object... arguments) {
    return new Sentences(prefix + key, List.of(arguments));
  }

  /** Sentences that are numbered. */
  Part steps(String key, Sentences... steps) {
    return new Chapter.Steps(prefix + key, List.of(steps));
  }

  /** Little cards and what there is to say of them. */
  static Part labelled(Sentences words, String... cards) {
    return new Chapter.Labelled(Stream.of(cards).map(ChapterBuilder::card).toList(), words);
  }

  /** Little melds, each in the short letters of the notation, and what they are called. */
  Part melds(Sentences name, List<String> melds) {
    return new Chapter.Melds(name, melds.stream().map(ChapterBuilder::cards).toList());
  }

  /** A part made elsewhere. */
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

  /** Panels side by side. */
  ChapterBuilder panels(String key, List<Chapter.Panel> panels) {
    parts.add(new Chapter.Panels(prefix + key, panels));
    return this;
  }

  /** A word of the game; what it means may depend on the rules. */
  ChapterBuilder term(String word, String meaning, Object... arguments) {
    parts.add(new Chapter.Term(prefix + word, words(meaning, arguments)));
    return this;
  }

  /** The same only if the rules have such a thing. */
  ChapterBuilder termWhen(boolean there, String word, String meaning, Object... arguments) {
    return there ? term(word, meaning, arguments) : this;
  }

  /** An example in the short letters of the notation, a joker as a star. */
  ChapterBuilder show(String key, String... cards) {
    parts.add(
        new Chapter.Example(prefix + key, Stream.of(cards).map(ChapterBuilder::card).toList()));
    return this;
  }

  /** A moment of an example, with groups such as {@code run: 3c * 5c}. */
  Chapter.Shot shot(String key, String... groups) {
    return new Chapter.Shot(prefix + key, Stream.of(groups).map(ChapterBuilder::group).toList());
  }

  /** An example that goes on step by step. */
  ChapterBuilder scene(Chapter.Shot... shots) {
    return with(new Chapter.Scene(shots[0].key(), List.of(shots)));
  }

  /** An example of one moment that is not yet part of the chapter. */
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
