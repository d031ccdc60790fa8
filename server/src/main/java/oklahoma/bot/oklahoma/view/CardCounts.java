package oklahoma.bot.oklahoma.view;

import java.util.List;
import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.bot.oklahoma.plan.HandFeatures;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Tableau;
import oklahoma.rules.oklahoma.MeldPlaces;
import oklahoma.rules.oklahoma.OklahomaPhase;

/** What a seat sees of a deal of Oklahoma, as counts; the arrays are never changed. */
public final class CardCounts {
  private final OklahomaView position;
  private final int[] hand;
  private final int[] live;

  private CardCounts(OklahomaView position, int[] hand, int[] live) {
    this.position = position;
    this.hand = hand;
    this.live = live;
  }

  /** The moment as the seat sees it. */
  public static CardCounts of(OklahomaView position) {
    Tableau tableau = position.deal().tableau();
    int[] live = CardKinds.counts(position.rules().pack());
    remove(live, position.hand());
    remove(live, tableau.pile());
    tableau.melds().forEach(laid -> remove(live, laid.meld().cards()));
    for (Seat other : position.me().others(position.rules().seats())) {
      remove(live, tableau.hand(other).exposed());
    }
    return new CardCounts(position, CardKinds.counts(position.hand()), live);
  }

  /** How many cards of each kind the seat holds. */
  public int[] hand() {
    return hand;
  }

  /** How many cards of each kind it has not seen. */
  public int[] live() {
    return live;
  }

  /** How many seats play. */
  public int seats() {
    return position.rules().seats();
  }

  /**
   * The features that do not depend on the seat's own cards: the first ones of {@link
   * HandFeatures}.
   */
  public float[] around() {
    return around(position, position.discards());
  }

  /** The features of the same table one lap later. */
  public float[] later() {
    return around(position, position.discards() + seats());
  }

  private static void remove(int[] live, List<Card> cards) {
    cards.forEach(card -> live[CardKinds.kind(card)]--);
  }

  /** How many seats move before this one. */
  public int turnsAway() {
    return position.deal().phase() instanceof OklahomaPhase.Claiming window
        ? Math.floorMod(position.me().ordinal() - window.discarder().ordinal() - 1, seats())
        : 0;
  }

  /** Whether a card of a kind could be brought onto the table by a seat that is down. */
  public boolean[] placeable() {
    boolean[] placeable = new boolean[CardKinds.KINDS];
    position.rules().pack().stream()
        .distinct()
        .forEach(card -> placeable[CardKinds.kind(card)] = isInPile(position, card));
    placeable[CardKinds.WILD] = false;
    return placeable;
  }

  private static boolean isInPile(OklahomaView position, Card card) {
    return !position.deal().tableau().melds().isEmpty()
        && !MeldPlaces.of(position.rules(), position.deal().tableau().melds(), card).isEmpty();
  }

  private static float[] around(OklahomaView position, int discards) {
    Hand next = position.deal().tableau().hand(position.next());
    Surroundings table =
        Surroundings.of(
            position.rules().seats(), discards, position.deal().down(position.next()), next.size());
    for (Seat other : position.me().others(position.rules().seats())) {
      Hand hand = position.deal().tableau().hand(other);
      table.add(position.deal().down(other), hand.size(), hand.exposed().size());
    }
    return table.inputs();
  }
}
