package rules.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import rules.Seat;
import rules.card.Back;
import rules.card.Card;
import rules.card.Face;
import rules.card.Hand;
import rules.card.Laid;
import rules.card.Meld;
import rules.card.Tableau;
import rules.oklahoma.Contract;
import rules.oklahoma.Laps;
import rules.oklahoma.Melds;
import rules.oklahoma.Oklahoma;
import rules.oklahoma.OklahomaDraft;
import rules.oklahoma.OklahomaRules;
import rules.oklahoma.Phase;

/**
 * A deal as a table. The first line holds the rules and the deal's own numbers, then a line for
 * each hand, meld and pile; the last says what may happen next.
 */
final class DealText {
  private static final String HAND = "hand";
  private static final String DEALER = "dealer";
  private static final String RENEWED = "renewed";
  private static final String CLAIMED = "claimed";
  private static final String LAPS = "laps";
  private static final String MELD = "meld";
  private static final String PILE = "pile";
  private static final String STOCK = "stock";
  private static final String REST = "...";
  private static final int MOST_COUNTED = 999;

  private final List<Line> lines;
  private int at;

  private DealText(String text) {
    lines = Line.of(text);
    if (lines.isEmpty()) {
      throw new Misread(new Fault(Misreading.LINE_MISSING, 1, 1, RulesText.OKLAHOMA));
    }
  }

  static String print(Oklahoma deal) {
    int seats = deal.rules().seats();
    List<String> text = new ArrayList<>(List.of(header(deal)));
    if (deal.claims().stream().anyMatch(count -> count != 0)) {
      text.add(
          CLAIMED + " " + String.join(" ", deal.claims().stream().map(each -> "" + each).toList()));
    }
    if (!deal.laps().equals(Laps.NONE)) {
      text.add(LAPS + " " + deal.laps().putBack() + " " + deal.laps().fromPile());
    }
    for (Seat seat : Seat.first(seats)) {
      text.add((seat + ": " + CardText.print(deal.tableau().hand(seat))).strip());
    }
    for (Laid laid : deal.tableau().melds()) {
      text.add(MELD + " " + laid.owner() + ": " + MeldText.print(laid.meld()));
    }
    text.add((PILE + " " + CardText.print(deal.tableau().pile())).strip());
    text.add((STOCK + " " + CardText.print(deal.tableau().stock())).strip());
    text.add(PhaseText.print(deal.phase(), seats));
    return String.join("\n", text) + "\n";
  }

  static Oklahoma deal(String text) {
    return new DealText(text).read();
  }

  private static String header(Oklahoma deal) {
    String header =
        RulesText.print(deal.rules())
            + " "
            + HAND
            + " "
            + deal.hand()
            + " "
            + DEALER
            + " "
            + deal.dealer();
    return deal.renewals() == 0 ? header : header + " " + RENEWED + " " + deal.renewals();
  }

  private Oklahoma read() {
    Line first = next();
    first.expect(RulesText.OKLAHOMA);
    boolean said = !first.ended() && Character.isDigit(first.peek());
    int seats = said ? RulesText.seats(first) : handLines();
    OklahomaDraft draft = RulesText.draft(seats, first);
    int hand = 1;
    Seat dealer = Seat.of(seats - 1);
    int renewals = 0;
    while (!first.ended()) {
      if (first.takes(HAND)) {
        hand = first.number(1, Contract.values().length);
      } else if (first.takes(DEALER)) {
        dealer = first.seat(seats);
      } else if (first.takes(RENEWED)) {
        renewals = first.number(0, MOST_COUNTED);
      } else if (!RulesText.parameter(draft, first)) {
        throw first.fault(Misreading.NOT_A_WORD);
      }
    }
    OklahomaRules rules = RulesText.checked(draft, first);
    List<Integer> claims = claims(seats);
    Laps laps = laps();
    Tableau tableau = tableau(rules, first);
    Phase phase = PhaseText.phase(next(), seats);
    if (at < lines.size()) {
      throw lines.get(at).fault(Misreading.LINE_MISPLACED);
    }
    return new Oklahoma(rules, hand, dealer, tableau, claims, renewals, laps, phase);
  }

  private List<Integer> claims(int seats) {
    List<Integer> claims = new ArrayList<>(Collections.nCopies(seats, 0));
    if (peeks(CLAIMED)) {
      Line line = next();
      line.expect(CLAIMED);
      claims.replaceAll(none -> line.number(0, MOST_COUNTED));
      line.end();
    }
    return claims;
  }

  private Laps laps() {
    if (!peeks(LAPS)) {
      return Laps.NONE;
    }
    Line line = next();
    line.expect(LAPS);
    Laps laps = new Laps(line.number(0, MOST_COUNTED), line.number(0, MOST_COUNTED));
    line.end();
    return laps;
  }

  private Tableau tableau(OklahomaRules rules, Line first) {
    List<Hand> hands = new ArrayList<>();
    for (Seat seat : Seat.first(rules.seats())) {
      Line line = next();
      line.expect(seat.name(), ":");
      hands.add(CardText.hand(line));
    }
    List<Laid> melds = new ArrayList<>();
    while (peeks(MELD)) {
      melds.add(laid(rules, next()));
    }
    List<Card> pile = pile();
    Tableau dealt = new Tableau(hands, List.of(), pile, melds);
    List<Face> stock = stock(rules, dealt, first);
    return new Tableau(hands, stock, pile, melds);
  }

  private static Laid laid(OklahomaRules rules, Line line) {
    line.expect(MELD);
    Seat owner = line.seat(rules.seats());
    line.expect(":");
    Misread illegal = line.fault(Misreading.NOT_A_MELD);
    Meld meld = MeldText.meld(line);
    line.end();
    // O-5: wilds laid off later are unlimited.
    OklahomaRules later = rules.draft().naturals(OklahomaRules.Naturals.ONE).rules();
    if (Melds.fault(later, meld).isPresent()) {
      throw illegal;
    }
    return new Laid(owner, meld);
  }

  private List<Card> pile() {
    if (!peeks(PILE)) {
      return List.of();
    }
    Line line = next();
    line.expect(PILE);
    List<Card> pile = CardText.cards(line);
    line.end();
    return pile;
  }

  /** The stock that is named, and where it is not, or not all of it, the rest of the pack. */
  private List<Face> stock(OklahomaRules rules, Tableau dealt, Line first) {
    Line line = first;
    List<Face> named = new ArrayList<>();
    boolean rest = true;
    if (peeks(STOCK)) {
      line = next();
      line.expect(STOCK);
      named.addAll(CardText.faces(line));
      rest = line.takes(REST);
      line.end();
    }
    List<Card> pack = new ArrayList<>(rules.pack());
    List<Face> seen = faces(dealt);
    seen.addAll(named);
    for (Face face : seen) {
      if (face instanceof Card card && !pack.remove(card)) {
        throw line.fault(Misreading.TOO_MANY, CardText.print(List.of(card)));
      }
    }
    int backs = Collections.frequency(seen, Back.BACK);
    if (backs > pack.size()) {
      throw line.fault(Misreading.TOO_MANY, CardText.print(List.of(Back.BACK)));
    }
    if (rest) {
      named.addAll(backs == 0 ? pack : Collections.nCopies(pack.size() - backs, Back.BACK));
    }
    return named;
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

  private int handLines() {
    Set<String> seats = new HashSet<>(Arrays.stream(Seat.values()).map(Seat::name).toList());
    return (int)
        lines.stream().filter(line -> seats.contains(line.look()) && line.labels()).count();
  }

  private boolean peeks(String word) {
    return at < lines.size() && lines.get(at).look().equals(word);
  }

  private Line next() {
    if (at == lines.size()) {
      throw new Misread(new Fault(Misreading.LINE_MISSING, lines.getLast().number() + 1, 1, ""));
    }
    return lines.get(at++);
  }
}
