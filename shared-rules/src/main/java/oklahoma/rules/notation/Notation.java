package oklahoma.rules.notation;

import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import oklahoma.rules.Event;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Meld;
import oklahoma.rules.fair.SealedDeal;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.MatchRecord;
import oklahoma.rules.record.WrittenMatch;

/**
 * Prints and parses. What is printed can be parsed again and gives an equal value.
 *
 * <ul>
 *   <li>Cards: rank then suit, {@code 7h As Td}; joker {@code *}; a card lying face down {@code ?}.
 *   <li>Groups: ranks then their suit, {@code 789h}; one rank then its suits, {@code 9hdc}; {@code
 *       10?} is ten backs. Blanks between groups may be left out.
 *   <li>Hands: {@code 45c 9hd [7d]}, the exposed cards in brackets.
 *   <li>Melds: {@code book 9hdc}, {@code run 567s *}; the order is meaning.
 *   <li>Melds of gin, which has no wilds, need no word where the cards tell the kind: {@code 567s},
 *       {@code 9hdc}.
 *   <li>Moves, events, deals, rules and matches: see RULES.md, "Notation".
 * </ul>
 */
public final class Notation {
  private Notation() {}

  /** Cards in their order. */
  public static String print(List<? extends Face> faces) {
    return CardText.print(faces);
  }

  /** A hand. */
  public static String print(Hand hand) {
    return CardText.print(hand);
  }

  /** A meld. */
  public static String print(Meld meld) {
    return MeldText.print(meld);
  }

  /** A proposed move, in one line. */
  public static String print(ProposedMove meant) {
    return MoveText.print(meant);
  }

  /** An event, in one line. */
  public static String print(Event event) {
    return EventText.print(event);
  }

  /** Rules, in one line. */
  public static String print(OklahomaRules rules) {
    return OklahomaRulesText.print(rules);
  }

  /** A deal with all its cards: print what a viewer sees where others may read it. */
  public static String print(Oklahoma deal) {
    return OklahomaText.print(deal);
  }

  /** The first line of a deal, with every parameter that is not the usual one. */
  public static String print(Rules rules) {
    return switch (rules) {
      case OklahomaRules oklahoma -> print(oklahoma);
      case GinRules gin -> print(gin);
    };
  }

  /** Rules of gin, in one line. */
  public static String print(GinRules rules) {
    return GinRulesText.print(rules);
  }

  /** The sheet at the beginning of these rules' line: the one with the fewest differences. */
  public static GinPreset nearest(GinRules rules) {
    return GinRulesText.nearest(rules);
  }

  /** A deal of gin with all its cards: print what a viewer sees where others may read it. */
  public static String print(Gin deal) {
    return GinText.print(deal);
  }

  /** The shuffle of a deal, in one line, with the host's secret. */
  public static String print(SealedDeal deal) {
    return FairText.print(deal);
  }

  /** A match as it was played. */
  public static String print(MatchRecord match) {
    return MatchText.print(match);
  }

  /** Parses cards that all lie face up. */
  public static Parsed<List<Card>> cards(String text) {
    return line(text, CardText::cards);
  }

  /** Parses cards and backs. */
  public static Parsed<List<Face>> faces(String text) {
    return line(text, CardText::faces);
  }

  /** Parses a hand. */
  public static Parsed<Hand> hand(String text) {
    return line(text, CardText::hand);
  }

  /** Parses a meld. */
  public static Parsed<Meld> meld(String text) {
    return line(text, MeldText::meld);
  }

  /** Parses a proposed move. */
  public static Parsed<ProposedMove> meant(String text) {
    return line(text, MoveText::meant);
  }

  /** Parses an event. */
  public static Parsed<Event> event(String text) {
    return line(text, EventText::event);
  }

  /** Parses the shuffle of a deal. */
  public static Parsed<SealedDeal> fair(String text) {
    return line(text, FairText::deal);
  }

  /** Parses rules, in one line or several; what follows a {@code #} is a remark. */
  public static Parsed<OklahomaRules> rules(String text) {
    return parsed(() -> OklahomaRulesText.rules(OklahomaRulesText.lines(text)));
  }

  /** Parses a deal. */
  public static Parsed<Oklahoma> deal(String text) {
    return parsed(() -> OklahomaText.deal(text));
  }

  /** Parses rules of gin, in one line or several; what follows a {@code #} is a remark. */
  public static Parsed<GinRules> ginRules(String text) {
    return parsed(() -> GinRulesText.rules(OklahomaRulesText.lines(text)));
  }

  /** Reads the rules of either game; the first word says which. */
  public static Parsed<Rules> anyRules(String text) {
    List<Line> lines = OklahomaRulesText.lines(text);
    return parsed(() ->
        switch (game(text)) {
          case OKLAHOMA -> OklahomaRulesText.rules(lines);
          case GIN -> GinRulesText.rules(lines);
        });
  }

  /** The game whose rules a text holds: gin if the first word says so, otherwise Oklahoma. */
  public static Game game(String rules) {
    return OklahomaRulesText.lines(rules).getFirst().look().equals(GinRulesText.GIN)
        ? Game.GIN
        : Game.OKLAHOMA;
  }

  /** Parses a deal of gin. */
  public static Parsed<Gin> gin(String text) {
    return parsed(() -> GinText.deal(text));
  }

  /**
   * Parses a match and plays it through: every event must be legal at its place. What follows a
   * {@code #} is a remark. It reads the shuffles too but does not return them.
   */
  public static Parsed<MatchRecord> match(String text) {
    return parsed(() -> MatchText.match(text));
  }

  /** Parses a match with its shuffles, without checking that the events are legal. */
  public static Parsed<WrittenMatch> written(String text) {
    return parsed(() -> MatchText.written(text));
  }

  /** The text of a match without remarks and blank lines. */
  public static String plain(String match) {
    return MatchText.withoutRemarks(match)
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  /** The result of a reading, or its fault. */
  private static <T> Parsed<T> parsed(Supplier<T> reading) {
    try {
      return new Parsed.Value<>(reading.get());
    } catch (NotationException misread) {
      return new Parsed.Faulty<>(misread.fault());
    }
  }

  private static <T> Parsed<T> line(String text, Function<Line, T> reading) {
    return parsed(() -> {
      Line line = text.isBlank() ? new Line("", 1) : Line.only(text);
      T read = reading.apply(line);
      line.end();
      return read;
    });
  }
}
