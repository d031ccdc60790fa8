package oklahoma.rules;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Tableau;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;

/**
 * One deal, as its host knows it or as a viewer sees it; immutable. Legality depends only on what
 * the mover can see, so the host, a bot and a guest ask the same {@link #rule} on their own deal.
 */
public sealed interface Deal permits Gin, Oklahoma {

  /**
   * The seats whose move the deal waits for: several in a claim window and after a knock, none when
   * it is over or chance must act.
   */
  Set<Seat> toAct();

  /**
   * Whether everybody knows that the deal waits for this seat or has just done so. In a claim
   * window nobody learns who has answered (O-15), so a seat that has answered counts too.
   */
  default boolean publiclyAwaits(Seat seat) {
    return toAct().contains(seat);
  }

  /** The seconds that the seats of {@link #toAct} have for their moves; no limit if empty. */
  OptionalInt timeLimit();

  /** Whether a claim window is open. */
  default boolean claimWindow() {
    return false;
  }

  /** The events that a seat's move would bring, or the refusal. An illegal move throws nothing. */
  Ruling rule(Seat seat, Move move);

  /**
   * The events of a renewal with the discards in this order: the new stock, then the draws that
   * waited for it. Refused if no draw waits, if these are not the cards of {@link #toRenew}, and
   * always in a game that never renews its stock.
   */
  default Ruling renew(List<Card> order) {
    return new Ruling.Refused(Refusal.of(Reason.NOT_THE_DISCARDS));
  }

  /** The cards to shuffle into a new stock, in pile order; empty unless the deal waits for it. */
  default List<Card> toRenew() {
    return List.of();
  }

  /**
   * The deal after an event; nothing else changes a deal. It checks only that the event is possible
   * with these cards in this phase, not that it is legal.
   *
   * @throws IllegalArgumentException if the event is impossible
   */
  Deal after(Event event);

  /** The deal after some events, the first one first. */
  default Deal after(List<Event> events) {
    Deal now = this;
    for (Event event : events) {
      now = now.after(event);
    }
    return now;
  }

  /** The deal as a viewer sees it, with every other card face down. */
  Deal seenBy(Viewer viewer);

  /**
   * The beginning of this deal with the pack in another order.
   *
   * @param order all cards of the rules' packs, top first
   * @throws IllegalArgumentException if the order has other cards
   */
  Deal begun(List<Card> order);

  /** The parameters of the game. */
  Rules rules();

  /** Where the cards lie. */
  Tableau tableau();

  /** The dealer. */
  Seat dealer();

  /** Whether it has ended and the hands are shown. */
  boolean over();

  /**
   * What the host plays for a seat that runs out of time; empty if the deal does not wait for the
   * seat.
   */
  Optional<Move> defaultMove(Seat seat);
}
