package oklahoma.bot.oklahoma.view;

import java.util.ArrayList;
import java.util.List;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.MeldPlaces;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;

/**
 * A deal as one seat sees it.
 *
 * @param deal what the seat sees
 * @param me the seat
 * @param discards the number of finished turns of all seats
 */
public record OklahomaView(Oklahoma deal, Seat me, int discards) {

  /** The position after these events. */
  public static OklahomaView of(Oklahoma deal, Seat me, List<Seen<Event>> soFar) {
    long discards = soFar.stream().filter(seen -> seen.value() instanceof Event.Discarded).count();
    return new OklahomaView(deal, me, (int) discards);
  }

  /** The seat's cards. */
  public List<Card> hand() {
    return deal.tableau().hand(me).cards();
  }

  /** The number of cards from which the seat would lay down, in this turn or the next. */
  public int size() {
    return hand().size() + (deal.phase() instanceof OklahomaPhase.ToPlay ? 0 : 1);
  }

  /** Whether the seat has laid down. */
  public boolean down() {
    return deal.down(me);
  }

  /** The hand's contract. */
  public Contract contract() {
    return deal.contract();
  }

  /** The rules. */
  public OklahomaRules rules() {
    return deal.rules();
  }

  /** Whether the rules allow the seat a move. */
  public boolean allows(Move move) {
    return deal.rule(me, move) instanceof Ruling.Allowed;
  }

  /** The seat whose turn comes after this one. */
  public Seat next() {
    return me.next(rules().seats());
  }

  /** Whether a seat that is down could lay off the card. */
  public boolean fitsOnTable(Card card) {
    return !contract().allAtOnce()
        && !MeldPlaces.of(rules(), deal.tableau().melds(), card).isEmpty();
  }

  /** The hand with one card more. */
  public List<Card> with(Card card) {
    List<Card> more = new ArrayList<>(hand());
    more.add(card);
    return more;
  }

  /** The hand with one card less. */
  public List<Card> without(Card card) {
    List<Card> fewer = new ArrayList<>(hand());
    fewer.remove(card);
    return fewer;
  }
}
