package oklahoma.client.table.panel;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import oklahoma.client.text.Texts;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.Values;

/** Ends of hands as tests and pictures need them. */
final class Endings {
  private static final List<String> ENGLISH =
      List.of("North", "East", "South", "West", "Gauss", "Euler", "Noether", "Kovalevskaya");
  private static final List<String> BULGARIAN =
      List.of("Север", "Изток", "Юг", "Запад", "Гаус", "Ойлер", "Ньотер", "Ковалевска");

  private Endings() {}

  /** The name of a seat. */
  static String name(Texts texts, int place) {
    return (texts.language().tag().equals("bg") ? BULGARIAN : ENGLISH).get(place);
  }

  /** Hands of so many seats; the first seat has gone out, unless the deal was blocked. */
  static List<Reveal.Hand> hands(Texts texts, int seats, boolean out) {
    RandomGenerator random = new SplittableRandom(7);
    List<Reveal.Hand> hands = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      boolean went = out && seat == 0;
      int count = seat == 3 ? 21 : 1 + random.nextInt(13);
      hands.add(new Reveal.Hand(name(texts, seat), went, cards(random, went ? 0 : count)));
    }
    return hands;
  }

  private static List<Reveal.Left> cards(RandomGenerator random, int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> card(random))
        .map(card -> new Reveal.Left(card, Values.points(card)))
        .toList();
  }

  private static Card card(RandomGenerator random) {
    return random.nextInt(13) == 0
        ? Joker.JOKER
        : new Suited(Rank.values()[random.nextInt(13)], Suit.values()[random.nextInt(4)]);
  }
}
