package oklahoma.rules.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Tableau;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.Laps;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaTally;

/**
 * A deal as a table. The first line has the rules and the deal's own numbers, then comes a line for
 * each hand, meld and pile; the last has the phase.
 */
final class OklahomaText {
  private static final String HAND = "hand";
  private static final String DEALER = "dealer";
  private static final String RENEWED = "renewed";
  private static final String CLAIMED = "claimed";
  private static final String LAPS = "laps";
  private static final int MOST_COUNTED = 999;

  private final String text;
  private final LineReader reader;

  private OklahomaText(String text) {
    this.text = text;
    reader =
        new LineReader(
            Line.withoutMark(text).lines(), OklahomaRulesText.OKLAHOMA, TableauText::once);
  }

  static String print(Oklahoma deal) {
    int seats = deal.rules().seats();
    List<String> text = new ArrayList<>(List.of(header(deal)));
    List<Integer> claims = deal.tally().claims();
    Laps laps = deal.tally().laps();
    if (claims.stream().anyMatch(count -> count != 0)) {
      text.add(CLAIMED + " " + String.join(" ", claims.stream().map(each -> "" + each).toList()));
    }
    if (!laps.equals(Laps.NONE)) {
      text.add(LAPS + " " + laps.putBack() + " " + laps.fromPile());
    }
    text.addAll(TableauText.print(deal.tableau()));
    text.add(OklahomaPhaseText.print(deal.phase(), seats));
    return String.join("\n", text) + "\n";
  }

  static Oklahoma deal(String text) {
    return new OklahomaText(text).read();
  }

  private static String header(Oklahoma deal) {
    String header =
        OklahomaRulesText.print(deal.rules())
            + " "
            + HAND
            + " "
            + deal.hand()
            + " "
            + DEALER
            + " "
            + deal.dealer();
    return deal.tally().renewals() == 0
        ? header
        : header + " " + RENEWED + " " + deal.tally().renewals();
  }

  private Oklahoma read() {
    Line first = reader.next();
    first.expect(OklahomaRulesText.OKLAHOMA);
    boolean given = !first.ended() && Character.isDigit(first.peek());
    int seats = given ? RulesReader.seats(first) : LineReader.handLines(text);
    RulesReader<OklahomaRules> reading = OklahomaRulesText.reading(seats, first);
    int hand = 1;
    Seat dealer = Seat.of(seats - 1);
    int renewals = 0;
    while (!first.ended()) {
      if (reading.takes(first, HAND)) {
        hand = first.number(1, Contract.values().length);
      } else if (reading.takes(first, DEALER)) {
        dealer = first.seat(seats);
      } else if (reading.takes(first, RENEWED)) {
        renewals = first.number(0, MOST_COUNTED);
      } else if (!reading.takes(first)) {
        throw first.fault(NotationError.NOT_A_WORD);
      }
    }
    OklahomaRules rules = reading.rules(first);
    if (renewals > rules.stock().renewals()) { // O-24
      throw first.fault(NotationError.NOT_A_NUMBER, RENEWED + " " + renewals);
    }
    List<Integer> claims = claims(rules);
    Laps laps = laps();
    Tableau tableau = tableau(rules, first);
    Line last = reader.next();
    NotationException contradicted = last.fault(NotationError.CONTRADICTED, last.left());
    OklahomaPhase phase = OklahomaPhaseText.phase(last, seats);
    reader.end();
    OklahomaTally tally = new OklahomaTally(claims, renewals, laps);
    Oklahoma deal = new Oklahoma(rules, hand, dealer, tableau, tally, phase);
    if (!OklahomaConsistency.agrees(deal)) {
      throw contradicted;
    }
    return deal;
  }

  private List<Integer> claims(OklahomaRules rules) {
    int most = rules.claims().limit().orElse(MOST_COUNTED);
    List<Integer> claims = new ArrayList<>(Collections.nCopies(rules.seats(), 0));
    if (reader.peeks(CLAIMED)) {
      Line line = reader.next();
      line.expect(CLAIMED);
      claims.replaceAll(none -> line.number(0, most));
      line.end();
    }
    return claims;
  }

  private Laps laps() {
    if (!reader.peeks(LAPS)) {
      return Laps.NONE;
    }
    Line line = reader.next();
    line.expect(LAPS);
    int putBack = line.number(0, MOST_COUNTED);
    // A seat that puts a card back has taken it from the pile, so those turns count there too.
    Laps laps = new Laps(putBack, line.number(putBack, MOST_COUNTED));
    line.end();
    return laps;
  }

  private Tableau tableau(OklahomaRules rules, Line first) {
    // O-5 limits wilds only in new melds, so melds on the table may hold more.
    OklahomaRules later =
        rules.with(new OklahomaRules.Wilds(OklahomaRules.Naturals.ONE, rules.wilds().swapped()));
    return TableauText.tableau(
        reader,
        first,
        rules.seats(),
        rules.pack(),
        meld -> OklahomaMelds.fault(later, meld).isEmpty());
  }
}
