package oklahoma.client.text;

import java.util.Optional;
import java.util.function.Function;
import oklahoma.protocol.messages.Mover;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.Values;

/** Tells the events of a hand of Oklahoma in sentences, addressed to the reader. */
public final class OklahomaLogText {
  private final Texts texts;
  private final Narrator narrator;

  /**
   * @param names gives the name of a seat
   * @param me the reader
   */
  public OklahomaLogText(Texts texts, Function<Seat, String> names, Viewer me) {
    this.texts = texts;
    this.narrator = new Narrator(texts, names, me);
  }

  /**
   * The sentence for an event; empty if there is nothing to tell.
   *
   * @param deal the deal after the event, or a later state of it
   * @param mover who made the move; empty if the program made it for the reader, who was away
   * @param outOfTurn whether the event is a claim out of turn, or the penalty card for one
   */
  public Optional<String> say(
      Event event, Oklahoma deal, Optional<Mover> mover, boolean outOfTurn) {
    return switch (event) {
      case Event.Answered _, Event.Declined _, Event.Knocked _ -> Optional.empty();
      case Event.Drew drew ->
          Optional.of(narrator.drew(drew, outOfTurn ? "penalty" : Narrator.by(mover) + "drew"));
      case Event.Took(Seat seat, Card card) ->
          Optional.of(narrator.moved(mover, "took", seat, card));
      case Event.Discarded(Seat seat, Card card) ->
          Optional.of(narrator.moved(mover, "discarded", seat, card));
      case Event.LaidDown down ->
          Optional.of(
              narrator.played(
                  mover,
                  "laidDown",
                  down.seat(),
                  down.melds().stream().map(this::meld).reduce(this::and).orElse("")));
      case Event.LaidOff off ->
          Optional.of(
              narrator.played(mover, "laidOff", off.seat(), off.card(), onto(deal, off.meld())));
      case Event.Swapped wild -> Optional.of(swapped(wild, deal, mover));
      case Event.ClaimSettled settled -> Optional.of(settled(settled, mover, outOfTurn));
      case Event.StockRanOut out -> Optional.of(texts.say("log.stockOut"));
      case Event.Renewed renewed -> Optional.of(texts.say("log.renewed", renewed.order().size()));
      case Event.Ended ended ->
          Optional.of(
              ended
                  .out()
                  .map(seat -> narrator.acted("out", seat))
                  .orElseGet(() -> texts.say("log.blocked")));
    };
  }

  /** A meld in a few words: book of nines with a wild. */
  public String meld(Meld meld) {
    int wilds = (int) meld.cards().stream().filter(Values::wild).count();
    return switch (meld.kind()) {
      case BOOK -> texts.say("log.meld.book", texts.plural(OklahomaMelds.rankOf(meld)), wilds);
      case RUN -> texts.say("log.meld.run", bottom(meld), top(meld), suit(meld), wilds);
    };
  }

  private String swapped(Event.Swapped wild, Oklahoma deal, Optional<Mover> mover) {
    Seat seat = wild.seat();
    return wild.to().isPresent()
        ? narrator.played(mover, "displaced.end", seat, wild.card(), onto(deal, wild.meld()))
        : narrator.played(mover, "displaced.hand", seat, wild.card());
  }

  /** O-13: a card that goes to the next player is a draw, not a claim. */
  private String settled(Event.ClaimSettled settled, Optional<Mover> mover, boolean outOfTurn) {
    return settled
        .taker()
        .map(taker -> narrator.played(mover, outOfTurn ? "claimed" : "took", taker, settled.card()))
        .orElseGet(() -> texts.say("log.nobody", settled.card()));
  }

  private String onto(Oklahoma deal, int index) {
    Meld meld = deal.tableau().melds().get(index).meld();
    return switch (meld.kind()) {
      case BOOK -> texts.say("log.onto.book", texts.plural(OklahomaMelds.rankOf(meld)));
      case RUN -> texts.say("log.onto.run", bottom(meld), top(meld), suit(meld));
    };
  }

  private String and(String one, String other) {
    return texts.say("log.meld.and", one, other);
  }

  private static Object bottom(Meld run) {
    return OklahomaMelds.standsFor(run, 0).rank();
  }

  private static Object top(Meld run) {
    return OklahomaMelds.standsFor(run, run.size() - 1).rank();
  }

  private String suit(Meld run) {
    return texts.say("cards.suit." + OklahomaMelds.suitOf(run).name());
  }
}
