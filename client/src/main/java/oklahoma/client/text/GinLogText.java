package oklahoma.client.text;

import java.util.Optional;
import java.util.function.Function;
import oklahoma.protocol.messages.Mover;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;

/** Tells the events of a gin round in sentences, addressed to the reader. */
public final class GinLogText {
  private final Texts texts;
  private final Narrator narrator;

  /**
   * @param names gives the name of a seat
   * @param me the reader
   */
  public GinLogText(Texts texts, Function<Seat, String> names, Viewer me) {
    this.texts = texts;
    this.narrator = new Narrator(texts, names, me);
  }

  /**
   * The sentence for an event. It is empty if there is nothing to tell, for instance at the end of
   * a round after a knock, which the score reports.
   *
   * @param deal the deal after the event
   * @param mover who made the move; empty if the program made it for the reader, who was away
   */
  public Optional<String> say(Event event, Gin deal, Optional<Mover> mover) {
    return switch (event) {
      case Event.Drew drew -> Optional.of(narrator.drew(drew, Narrator.by(mover) + "drew"));
      case Event.Took(Seat seat, Card card) ->
          Optional.of(narrator.moved(mover, "took", seat, card));
      case Event.Declined(Seat seat) -> Optional.of(narrator.moved(mover, "declined", seat));
      case Event.Discarded(Seat seat, Card card) ->
          Optional.of(narrator.moved(mover, "discarded", seat, card));
      case Event.Knocked knocked -> Optional.of(knocked(knocked, deal, mover));
      case Event.LaidOff off ->
          Optional.of(narrator.moved(mover, "laidOff", off.seat(), off.card(), onto(deal, off)));
      case Event.LaidDown down -> Optional.of(shown(down, mover));
      case Event.Ended ended -> ended(deal);
      case Event.Answered _, Event.Swapped _, Event.ClaimSettled _ -> Optional.empty();
      case Event.StockRanOut _, Event.Renewed _ -> Optional.empty();
    };
  }

  /** A meld in a few words: set of nines, run 3–5 of hearts. */
  public String meld(Meld meld) {
    Suited first = (Suited) meld.cards().getFirst();
    return switch (meld.kind()) {
      case BOOK -> texts.say("log.gin.set", texts.plural(first.rank()));
      case RUN ->
          texts.say(
              "log.gin.run",
              first.rank(),
              rank(meld.cards().getLast()),
              texts.say(suitKey(first.suit())));
    };
  }

  private String knocked(Event.Knocked knocked, Gin deal, Optional<Mover> mover) {
    if (knocked.discard().isEmpty()) {
      return narrator.moved(mover, "bigGin", knocked.seat());
    }
    if (knocked.deadwood().isEmpty()) {
      return narrator.moved(mover, "gin", knocked.seat());
    }
    int points =
        knocked.deadwood().stream()
            .mapToInt(card -> deal.rules().runs().value((Suited) card))
            .sum();
    return narrator.moved(mover, "knocked", knocked.seat(), points);
  }

  private String shown(Event.LaidDown down, Optional<Mover> mover) {
    return down.melds().stream()
        .map(this::meld)
        .reduce((one, other) -> texts.say("log.meld.and", one, other))
        .map(melds -> narrator.moved(mover, "shows", down.seat(), melds))
        .orElseGet(() -> narrator.moved(mover, "showsNothing", down.seat()));
  }

  private Optional<String> ended(Gin deal) {
    if (deal.phase() instanceof GinPhase.Done done
        && done.finish() instanceof GinPhase.Voided annulled) {
      return Optional.of(
          switch (annulled.cause()) {
            case STOCK -> texts.say("log.gin.void.stock");
            case LOOP -> texts.say("log.gin.void.loop");
          });
    }
    return Optional.empty();
  }

  private String onto(Gin deal, Event.LaidOff off) {
    return meld(deal.tableau().melds().get(off.meld()).meld());
  }

  private static String suitKey(Suit suit) {
    return "cards.suit." + suit.name();
  }

  private static Rank rank(Card card) {
    return ((Suited) card).rank();
  }
}
