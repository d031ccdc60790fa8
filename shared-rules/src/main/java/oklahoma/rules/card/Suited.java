package oklahoma.rules.card;

import java.util.List;
import java.util.stream.Stream;

/** A card of one of the four suits. */
public record Suited(Rank rank, Suit suit) implements Card {
  private static final int RANKS = Rank.values().length;
  private static final List<Suited> ALL =
      Stream.of(Suit.values())
          .flatMap(suit -> Stream.of(Rank.values()).map(rank -> new Suited(rank, suit)))
          .toList();

  /** The shared instance of this card: comparing an object with itself is cheap. */
  public static Suited of(Rank rank, Suit suit) {
    return ALL.get(RANKS * suit.ordinal() + rank.ordinal());
  }
}
