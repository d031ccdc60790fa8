package oklahoma.rules.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Laid;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Tableau;

/** The tableau: a line for each hand and meld, for the pile and the stock. */
final class TableauText {
  private static final String MELD = "meld";
  private static final String PILE = "pile";
  private static final String STOCK = "stock";
  private static final String REST = "...";

  private TableauText() {}

  /** Whether a deal may have only one line that begins like this one. */
  static boolean once(Line line) {
    return !line.look().equals(MELD);
  }

  static List<String> print(Tableau tableau) {
    List<String> text = new ArrayList<>();
    for (Seat seat : Seat.first(tableau.seats())) {
      text.add((seat + ": " + CardText.print(tableau.hand(seat))).strip());
    }
    for (Laid laid : tableau.melds()) {
      text.add(MELD + " " + laid.owner() + ": " + MeldText.print(laid.meld()));
    }
    text.add((PILE + " " + CardText.print(tableau.pile())).strip());
    text.add((STOCK + " " + CardText.print(tableau.stock())).strip());
    return text;
  }

  /**
   * Reads the lines of the cards.
   *
   * @param first the line that a fault names where the stock's line is left out
   * @param pack all cards of the rules
   * @param legal which melds are legal on the table
   */
  static Tableau tableau(
      LineReader reader, Line first, int seats, List<Card> pack, Predicate<Meld> legal) {
    List<Hand> hands = new ArrayList<>();
    for (Seat seat : Seat.first(seats)) {
      Line line = reader.next();
      line.expect(seat.name(), ":");
      hands.add(CardText.hand(line));
    }
    List<Laid> melds = new ArrayList<>();
    while (reader.peeks(MELD)) {
      melds.add(laid(reader.next(), seats, legal));
    }
    List<Card> pile = pile(reader);
    Tableau dealt = new Tableau(hands, List.of(), pile, melds);
    List<Face> stock = stock(reader, pack, dealt, first);
    if (Stream.of(MELD, PILE, STOCK).anyMatch(reader::peeks)) {
      reader.end();
    }
    return new Tableau(hands, stock, pile, melds);
  }

  private static Laid laid(Line line, int seats, Predicate<Meld> legal) {
    line.expect(MELD);
    Seat owner = line.seat(seats);
    line.expect(":");
    NotationException illegal = line.fault(NotationError.NOT_A_MELD);
    Meld meld = MeldText.meld(line);
    line.end();
    if (!legal.test(meld)) {
      throw illegal;
    }
    return new Laid(owner, meld);
  }

  private static List<Card> pile(LineReader reader) {
    if (!reader.peeks(PILE)) {
      return List.of();
    }
    Line line = reader.next();
    line.expect(PILE);
    List<Card> pile = CardText.cards(line);
    line.end();
    return pile;
  }

  /**
   * The cards of the stock: those that its line names, then, unless the line names all, the rest of
   * the pack.
   */
  private static List<Face> stock(LineReader reader, List<Card> whole, Tableau dealt, Line first) {
    Line line = first;
    List<Face> named = new ArrayList<>();
    boolean rest = true;
    if (reader.peeks(STOCK)) {
      line = reader.next();
      line.expect(STOCK);
      named.addAll(CardText.faces(line));
      rest = line.takes(REST);
      line.end();
    }
    Map<Card, Integer> left = new HashMap<>();
    whole.forEach(card -> left.merge(card, 1, Integer::sum));
    List<Face> seen = faces(dealt);
    seen.addAll(named);
    for (Face face : seen) {
      if (face instanceof Card card && left.merge(card, -1, Integer::sum) < 0) {
        throw line.fault(NotationError.TOO_MANY, CardText.print(List.of(card)));
      }
    }
    List<Card> pack =
        whole.stream().filter(card -> left.merge(card, -1, Integer::sum) >= 0).toList();
    int backs = Collections.frequency(seen, Back.BACK);
    if (backs > pack.size()) {
      throw line.fault(NotationError.TOO_MANY, CardText.print(List.of(Back.BACK)));
    }
    if (rest) {
      named.addAll(backs == 0 ? pack : Back.times(pack.size() - backs));
    }
    return named;
  }

  /** Whether a card of a hand is face down. */
  static boolean hides(Hand hand) {
    return hand.concealed().contains(Back.BACK);
  }

  private static List<Face> faces(Tableau tableau) {
    List<Face> faces = new ArrayList<>(tableau.pile());
    for (Hand hand : tableau.hands()) {
      faces.addAll(hand.concealed());
      faces.addAll(hand.exposed());
    }
    tableau.melds().forEach(laid -> faces.addAll(laid.meld().cards()));
    return faces;
  }
}
