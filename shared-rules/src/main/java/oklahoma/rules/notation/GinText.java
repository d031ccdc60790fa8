package oklahoma.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.card.Tableau;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.meld.GinMelds;

/**
 * A deal of gin as a table. The first line has the rules, the dealer and the up-card, then comes a
 * line for each hand, meld and pile; the last has the phase. Instead of the up-card the first line
 * may have the knock limit: {@code gin classic knock 7}.
 */
final class GinText {
  private static final String DEALER = "dealer";
  private static final String UP = "up";
  private static final String KNOCK = "knock";
  private static final String TAKES = "takes";
  private static final int HIGHEST_LIMIT = 10;
  private static final Suited TEN_OF_HEARTS = new Suited(Rank.TEN, Suit.HEARTS);

  private final String text;
  private final LineReader reader;

  private GinText(String text) {
    this.text = text;
    reader = new LineReader(Line.withoutMark(text).lines(), GinRulesText.GIN, TableauText::once);
  }

  static String print(Gin deal) {
    String header =
        MoveText.words(
            GinRulesText.print(deal.rules()),
            DEALER,
            deal.dealer().name(),
            UP,
            MoveText.one(deal.upCard()));
    List<String> text = new ArrayList<>();
    text.add(deal.takes() == 0 ? header : MoveText.words(header, TAKES, "" + deal.takes()));
    text.addAll(TableauText.print(deal.tableau()));
    text.add(GinPhaseText.print(deal.phase()));
    return String.join("\n", text) + "\n";
  }

  static Gin deal(String text) {
    return new GinText(text).read();
  }

  private Gin read() {
    Line first = reader.next();
    first.expect(GinRulesText.GIN);
    GinPreset sheet = first.choice(GinPreset.class);
    boolean given = !first.ended() && Character.isDigit(first.peek());
    int seats = given ? RulesReader.seats(first) : LineReader.handLines(text);
    RulesReader<GinRules> reading = GinRulesText.reading(sheet, seats, first);
    Seat dealer = Seat.of(seats - 1);
    Suited up = TEN_OF_HEARTS;
    OptionalInt limit = OptionalInt.empty();
    int takes = 0;
    while (!first.ended()) {
      if (reading.takes(first, DEALER)) {
        dealer = first.seat(seats);
      } else if (reading.takes(first, UP)) {
        up = upCard(first);
      } else if (reading.takes(first, KNOCK, UP)) {
        limit = OptionalInt.of(first.number(0, HIGHEST_LIMIT));
      } else if (reading.takes(first, TAKES)) {
        takes = first.number(0, Gin.MOST_TAKES);
      } else if (!reading.takes(first)) {
        throw first.fault(NotationError.NOT_A_WORD);
      }
    }
    GinRules rules = reading.rules(first);
    Suited upCard = limit.isPresent() ? upCard(rules, limit.getAsInt(), first) : up;
    Tableau tableau =
        TableauText.tableau(
            reader,
            first,
            seats,
            rules.pack(),
            meld -> GinMelds.fault(meld, rules.runs()).isEmpty());
    Line last = reader.next();
    NotationException contradicted = last.fault(NotationError.CONTRADICTED, last.left());
    GinPhase phase = GinPhaseText.phase(last, seats);
    reader.end();
    Gin deal = new Gin(rules, dealer, upCard, tableau, takes, phase);
    if (!GinConsistency.agrees(deal)) {
      throw contradicted;
    }
    return deal;
  }

  private static Suited upCard(Line line) {
    NotationException wild = line.fault(NotationError.NOT_A_CARD);
    if (CardText.card(line) instanceof Suited card) {
      return card;
    }
    throw wild;
  }

  /** An up-card that gives this knock limit: the first such heart in the pinned order. */
  private static Suited upCard(GinRules rules, int limit, Line line) {
    for (Card card : rules.pack()) {
      if (card instanceof Suited suited
          && suited.suit() == Suit.HEARTS
          && rules.limit(suited) == limit) {
        return suited;
      }
    }
    throw line.fault(NotationError.NOT_A_NUMBER, KNOCK + " " + limit);
  }
}
