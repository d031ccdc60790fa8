package oklahoma.client.deck;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import oklahoma.client.deck.style.BackColour;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.Deck;
import oklahoma.client.deck.style.IndexLetters;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.client.deck.style.Palette;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/** Every face and every style there is. */
public final class DeckFaces {

  private DeckFaces() {}

  /** The 52 suited cards, by suit. */
  public static List<Suited> suited() {
    return Arrays.stream(Suit.values())
        .flatMap(suit -> Arrays.stream(Rank.values()).map(rank -> new Suited(rank, suit)))
        .toList();
  }

  /** The suited cards, the joker and the back. */
  public static List<Face> all() {
    List<Face> faces = new ArrayList<>(suited());
    faces.add(Joker.JOKER);
    faces.add(Back.BACK);
    return List.copyOf(faces);
  }

  /** Every combination of size, palette, letters, back and mark. */
  public static List<CardStyle> styles() {
    return Stream.of(IndexSize.NORMAL, IndexSize.LARGE, IndexSize.JUMBO)
        .flatMap(index -> Arrays.stream(Palette.values()).flatMap(p -> styles(index, p)))
        .toList();
  }

  private static Stream<CardStyle> styles(IndexSize index, Palette palette) {
    return Arrays.stream(IndexLetters.values())
        .flatMap(letters ->
            Arrays.stream(BackColour.values())
                .flatMap(back ->
                    Stream.of(true, false)
                        .flatMap(mark ->
                            Stream.of(Deck.HOUSE, Deck.MINIMAL)
                                .map(deck ->
                                    new CardStyle(index, palette, letters, back, mark, deck)))));
  }
}
