package oklahoma.rules.notation;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;

/** Proposed moves, one on each line. */
final class MoveText {
  static final String DRAWS = "draws";
  static final String TAKES = "takes";
  static final String CLAIMS = "claims";
  static final String PASSES = "passes";
  static final String DISCARDS = "discards";
  static final String LAYS = "lays";
  static final String DOWN = "down";
  static final String SWAPS = "swaps";
  static final String KNOCKS = "knocks";
  static final String DECLINES = "declines";
  static final String ON = "on";
  static final int MOST_MELDS = 999;

  private MoveText() {}

  static String print(ProposedMove meant) {
    return meant.seat() + " " + print(meant.move());
  }

  static ProposedMove meant(Line line) {
    Seat seat = line.seat(Seat.values().length);
    Move move = move(line);
    line.end();
    return new ProposedMove(seat, move);
  }

  private static String print(Move move) {
    return switch (move) {
      case Move.Draw draw -> DRAWS;
      case Move.Take take -> TAKES;
      case Move.Claim claim -> CLAIMS;
      case Move.Pass pass -> PASSES;
      case Move.Discard(Card card) -> words(DISCARDS, one(card));
      case Move.LayDown down -> words(LAYS, DOWN, MeldText.print(down.melds())).strip();
      case Move.LayOff(Card card, int meld, Optional<End> end) -> put(LAYS, card, meld, end);
      case Move.Swap(Card card, int meld, Optional<End> end) -> put(SWAPS, card, meld, end);
      case Move.Knock(Optional<Card> discard, List<Meld> melds) -> knock(discard, melds);
    };
  }

  private static Move move(Line line) {
    NotationException unknown = line.fault(NotationError.NOT_A_WORD);
    return switch (line.word()) {
      case DRAWS -> new Move.Draw();
      case TAKES -> new Move.Take();
      case CLAIMS -> new Move.Claim();
      case PASSES -> new Move.Pass();
      case DISCARDS -> new Move.Discard(CardText.card(line));
      case LAYS ->
          line.takes(DOWN)
              ? new Move.LayDown(line.ended() ? List.of() : MeldText.melds(line))
              : new Move.LayOff(CardText.card(line), on(line), line.maybeEnd());
      case SWAPS -> new Move.Swap(CardText.card(line), on(line), line.maybeEnd());
      case KNOCKS -> new Move.Knock(discard(line), declared(line));
      default -> throw unknown;
    };
  }

  /** The index of the meld named next; the notation counts from 1. */
  static int on(Line line) {
    line.expect(ON);
    return line.number(1, MOST_MELDS) - 1;
  }

  static String put(String verb, Card card, int meld, Optional<End> end) {
    String place = words(verb, one(card), ON, "" + (meld + 1));
    return end.map(each -> words(place, Line.worded(each))).orElse(place);
  }

  /** A knock with its discard, none for big gin, and the melds: {@code knocks 6d: 567s / 9hdc}. */
  static String knock(Optional<Card> discard, List<Meld> melds) {
    String text = discard.map(card -> words(KNOCKS, one(card))).orElse(KNOCKS);
    return melds.isEmpty() ? text : text + ": " + MeldText.printPlain(melds);
  }

  static Optional<Card> discard(Line line) {
    return CardText.starts(line.peekPastSpace())
        ? Optional.of(CardText.card(line))
        : Optional.empty();
  }

  static List<Meld> declared(Line line) {
    return line.takes(":") ? MeldText.melds(line) : List.of();
  }

  static String one(Card card) {
    return CardText.print(List.of(card));
  }

  static String words(String... words) {
    return String.join(" ", words);
  }
}
