package client.help;

import java.util.List;
import java.util.stream.Stream;
import rules.card.Card;
import rules.card.Joker;
import rules.card.Rank;
import rules.card.Suit;
import rules.card.Suited;

/**
 * A short page of the rules. {@code help.NAME.title} is its title.
 *
 * @param name its part of the keys
 * @param parts what stands on it
 */
record Chapter(String name, List<Part> parts) {

  /** A part of a chapter. */
  sealed interface Part {}

  /** Some sentences. */
  record Sentences(String key) implements Part {}

  /** Cards, with what they are an example of. */
  record Example(String key, List<Card> cards) implements Part {}

  /** The book of rules. */
  static List<Chapter> all() {
    return List.of(
        chapter("aim", said("what"), said("hands"), said("win")),
        chapter(
            "melds",
            said("book"),
            shown("book-example", "9h", "9d", "9c", "9h"),
            said("run"),
            shown("run-example", "5s", "6s", "7s", "8s", "9s"),
            said("ace")),
        chapter(
            "wilds",
            said("which"),
            shown("which-example", "*", "2s", "2c"),
            said("place"),
            shown("place-example", "7h", "8h", "*", "Th"),
            said("natural")),
        chapter("turn", said("draw"), said("play"), said("discard"), said("stock")),
        chapter("claims", said("window"), said("order"), said("penalty"), said("next")),
        chapter("down", said("contract"), said("contracts"), said("once"), said("last")),
        chapter(
            "off",
            said("add"),
            shown("add-example", "4d", "5d", "6d", "7d", "8d"),
            said("displace"),
            shown("displace-before", "3c", "*", "5c", "6c"),
            shown("displace-after", "3c", "4c", "5c", "6c", "*"),
            said("limits")),
        chapter("score", said("end"), said("values"), said("total")));
  }

  private static Chapter chapter(String name, Part... parts) {
    List<Part> named = Stream.of(parts).map(part -> named("help." + name + ".", part)).toList();
    return new Chapter(name, named);
  }

  private static Part named(String prefix, Part part) {
    return switch (part) {
      case Sentences(String key) -> new Sentences(prefix + key);
      case Example(String key, List<Card> cards) -> new Example(prefix + key, cards);
    };
  }

  private static Part said(String key) {
    return new Sentences(key);
  }

  private static Part shown(String key, String... cards) {
    return new Example(key, Stream.of(cards).map(Chapter::card).toList());
  }

  private static Card card(String text) {
    if (text.equals("*")) {
      return Joker.JOKER;
    }
    Rank rank = Rank.values()["23456789TJQKA".indexOf(text.charAt(0))];
    Suit suit = Suit.values()["cdhs".indexOf(text.charAt(1))];
    return new Suited(rank, suit);
  }
}
