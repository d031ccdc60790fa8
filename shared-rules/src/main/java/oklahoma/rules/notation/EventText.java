package oklahoma.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Meld;

/** Events, one on each line. */
final class EventText {
  private static final String CLAIM = "claim";
  private static final String TO = "to";
  private static final String NOBODY = "nobody";
  private static final String STOCK = "stock";
  private static final String EMPTY = "empty";
  private static final String RENEWED = "renewed";
  private static final String ENDS = "ends";
  private static final String FOR = "for";
  private static final String OUT = "out";
  private static final String BLOCKED = "blocked";
  private static final String PLACE = "place";
  private static final String HAND = "hand";
  private static final String NO_CARD = "-";
  private static final String NEXT = "/";
  private static final String LEFT = "left";
  private static final int ALL = Seat.values().length;

  private EventText() {}

  static String print(Event event) {
    return switch (event) {
      case Event.Drew(Seat seat, Face face) ->
          MoveText.words(seat.name(), MoveText.DRAWS, CardText.print(List.of(face)));
      case Event.Took(Seat seat, Card card) ->
          MoveText.words(seat.name(), MoveText.TAKES, MoveText.one(card));
      case Event.Answered(Seat seat, boolean claims) ->
          MoveText.words(seat.name(), claims ? MoveText.CLAIMS : MoveText.PASSES);
      case Event.Discarded(Seat seat, Card card) ->
          MoveText.words(seat.name(), MoveText.DISCARDS, MoveText.one(card));
      case Event.LaidDown(Seat seat, List<Meld> melds) ->
          MoveText.words(seat.name(), MoveText.LAYS, MoveText.DOWN, MeldText.print(melds)).strip();
      case Event.LaidOff(Seat seat, Card card, int meld, End end) ->
          MoveText.words(seat.name(), MoveText.put(MoveText.LAYS, card, meld, Optional.of(end)));
      case Event.Swapped wild -> swapped(wild);
      case Event.ClaimSettled(Optional<Seat> taker, Card card) ->
          MoveText.words(CLAIM, TO, taker.map(Seat::name).orElse(NOBODY), MoveText.one(card));
      case Event.StockRanOut(Seat seat) -> MoveText.words(STOCK, EMPTY, FOR, seat.name());
      case Event.Renewed(List<Face> order) ->
          MoveText.words(STOCK, RENEWED, CardText.print(order)).strip();
      case Event.Declined(Seat seat) -> MoveText.words(seat.name(), MoveText.DECLINES);
      case Event.Knocked knocked -> knocked(knocked);
      case Event.Ended ended -> ended(ended);
    };
  }

  static Event event(Line line) {
    Event event =
        switch (line.look()) {
          case CLAIM -> settled(line);
          case STOCK -> stock(line);
          case ENDS -> ended(line);
          default -> act(line, line.seat(ALL));
        };
    line.end();
    return event;
  }

  private static Event act(Line line, Seat seat) {
    NotationException unknown = line.fault(NotationError.NOT_A_WORD);
    return switch (line.word()) {
      case MoveText.DRAWS -> new Event.Drew(seat, CardText.face(line));
      case MoveText.TAKES -> new Event.Took(seat, CardText.card(line));
      case MoveText.CLAIMS -> new Event.Answered(seat, true);
      case MoveText.PASSES -> new Event.Answered(seat, false);
      case MoveText.DISCARDS -> new Event.Discarded(seat, CardText.card(line));
      case MoveText.LAYS ->
          line.takes(MoveText.DOWN)
              ? new Event.LaidDown(seat, line.ended() ? List.of() : MeldText.melds(line))
              : new Event.LaidOff(seat, CardText.card(line), MoveText.on(line), saidEnd(line));
      case MoveText.SWAPS -> swapped(line, seat);
      case MoveText.DECLINES -> new Event.Declined(seat);
      case MoveText.KNOCKS -> knocked(line, seat);
      default -> throw unknown;
    };
  }

  /** The deadwood comes last, after a word of its own: {@code A knocks 6d: 567s, left Ah}. */
  private static String knocked(Event.Knocked knocked) {
    String text = knocked.seat() + " " + MoveText.knock(knocked.discard(), knocked.melds());
    return knocked.deadwood().isEmpty()
        ? text
        : text + ", " + LEFT + " " + CardText.print(knocked.deadwood());
  }

  private static Event knocked(Line line, Seat seat) {
    Optional<Card> discard = MoveText.discard(line);
    List<Meld> melds = MoveText.declared(line);
    List<Card> deadwood = List.of();
    if (line.takes(",")) {
      line.expect(LEFT);
      deadwood = CardText.cards(line);
    }
    return new Event.Knocked(seat, discard, melds, deadwood);
  }

  private static String swapped(Event.Swapped wild) {
    String put = MoveText.put(MoveText.SWAPS, wild.card(), wild.meld(), Optional.empty());
    String to = wild.to().map(Line::worded).orElse(HAND);
    return MoveText.words(wild.seat().name(), put, PLACE, "" + (wild.place() + 1), TO, to);
  }

  private static Event swapped(Line line, Seat seat) {
    Card card = CardText.card(line);
    int meld = MoveText.on(line);
    line.expect(PLACE);
    int place = line.number(1, MoveText.MOST_MELDS) - 1;
    line.expect(TO);
    Optional<End> to = line.takes(HAND) ? Optional.empty() : Optional.of(saidEnd(line));
    return new Event.Swapped(seat, card, meld, place, to);
  }

  private static End saidEnd(Line line) {
    return line.choice(End.class);
  }

  private static Event settled(Line line) {
    line.expect(CLAIM, TO);
    Optional<Seat> taker = line.takes(NOBODY) ? Optional.empty() : Optional.of(line.seat(ALL));
    return new Event.ClaimSettled(taker, CardText.card(line));
  }

  private static Event stock(Line line) {
    line.expect(STOCK);
    if (line.takes(EMPTY)) {
      line.expect(FOR);
      return new Event.StockRanOut(line.seat(ALL));
    }
    line.expect(RENEWED);
    return new Event.Renewed(CardText.faces(line));
  }

  private static String ended(Event.Ended ended) {
    List<String> hands = new ArrayList<>();
    for (List<Card> hand : ended.hands()) {
      hands.add(hand.isEmpty() ? NO_CARD : CardText.print(hand));
    }
    String how = ended.out().map(seat -> seat + " " + OUT).orElse(BLOCKED);
    return ENDS + " " + how + ": " + String.join(" " + NEXT + " ", hands);
  }

  private static Event ended(Line line) {
    line.expect(ENDS);
    Optional<Seat> out = Optional.empty();
    if (!line.takes(BLOCKED)) {
      out = Optional.of(line.seat(ALL));
      line.expect(OUT);
    }
    line.expect(":");
    List<List<Card>> hands = new ArrayList<>();
    do {
      hands.add(line.takes(NO_CARD) ? List.of() : CardText.cards(line));
    } while (line.takes(NEXT));
    return new Event.Ended(out, hands);
  }
}
