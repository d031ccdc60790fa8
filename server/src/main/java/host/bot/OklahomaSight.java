package host.bot;

import java.util.List;
import rules.Seat;
import rules.card.Card;
import rules.card.Hand;
import rules.card.Tableau;
import rules.oklahoma.Phase;
import rules.oklahoma.Places;

/** What a seat sees of a deal of Oklahoma, counted; nobody changes its arrays. */
final class OklahomaSight {
  private final Position position;
  private final int[] hand;
  private final int[] live;

  private OklahomaSight(Position position, int[] hand, int[] live) {
    this.position = position;
    this.hand = hand;
    this.live = live;
  }

  /** The moment as the seat sees it. */
  static OklahomaSight of(Position position) {
    Tableau tableau = position.deal().tableau();
    int[] live = Outlook.counts(position.rules().pack());
    remove(live, position.hand());
    remove(live, tableau.pile());
    tableau.melds().forEach(laid -> remove(live, laid.meld().cards()));
    for (Seat other : position.me().others(position.rules().seats())) {
      remove(live, tableau.hand(other).exposed());
    }
    return new OklahomaSight(position, Outlook.counts(position.hand()), live);
  }

  /** How many cards of each kind the seat holds. */
  int[] hand() {
    return hand;
  }

  /** How many of each kind it has not seen. */
  int[] live() {
    return live;
  }

  /** How many seats play. */
  int seats() {
    return position.rules().seats();
  }

  /** What does not depend on the seat's own cards: the first numbers of {@link HandInputs}. */
  float[] around() {
    return around(position, position.discards());
  }

  /** The same on the same table, one lap later. */
  float[] later() {
    return around(position, position.discards() + seats());
  }

  private static void remove(int[] live, List<Card> cards) {
    cards.forEach(card -> live[Outlook.kind(card)]--);
  }

  /** How many seats move before this one. */
  int turnsAway() {
    return position.deal().phase() instanceof Phase.Claiming window
        ? Math.floorMod(position.me().ordinal() - window.discarder().ordinal() - 1, seats())
        : 0;
  }

  /** Whether a card of a kind could be brought onto the table by a seat that is down. */
  boolean[] placeable() {
    boolean[] placeable = new boolean[Outlook.KINDS];
    position.rules().pack().stream()
        .distinct()
        .forEach(card -> placeable[Outlook.kind(card)] = lies(position, card));
    placeable[Outlook.WILD] = false;
    return placeable;
  }

  private static boolean lies(Position position, Card card) {
    return !position.deal().tableau().melds().isEmpty()
        && !Places.of(position.rules(), position.deal().tableau().melds(), card).isEmpty();
  }

  private static float[] around(Position position, int discards) {
    int seats = position.rules().seats();
    int others = seats - 1;
    Neighbourhood table = Neighbourhood.of(position);
    int up = Math.max(1, others - table.down());
    double rounds = (double) discards / seats;
    boolean down = table.down() > 0;
    Hand next = position.deal().tableau().hand(position.next());
    boolean nextDown = position.deal().down(position.next());
    return new float[] {
      1f / others,
      others == 1 ? 1 : 0,
      (float) Math.min(2, rounds / 8),
      table.down() / (float) others,
      down ? 1 : 0,
      down ? 1f / (1 + table.fewest()) : 0,
      down ? Math.min(1.5f, table.fewest() / 6f) : 0,
      table.mostExposed() / 4f,
      table.exposed() / (4f * others),
      (table.cards() / (float) up - 10) / 4,
      nextDown ? 1 : 0,
      nextDown ? 1f / (1 + next.size()) : 0,
      others / 4f,
      (float) Math.exp(-rounds / 3)
    };
  }

  /**
   * The others, counted.
   *
   * @param down how many are down
   * @param fewest the fewest cards of one who is down
   * @param cards of those who are not, together
   * @param exposed cards that those took from the pile
   * @param mostExposed by one of them
   */
  private record Neighbourhood(int down, int fewest, int cards, int exposed, int mostExposed) {
    static Neighbourhood of(Position position) {
      int down = 0;
      int fewest = Integer.MAX_VALUE - 1;
      int cards = 0;
      int exposed = 0;
      int most = 0;
      for (Seat other : position.me().others(position.rules().seats())) {
        Hand hand = position.deal().tableau().hand(other);
        if (position.deal().down(other)) {
          down++;
          fewest = Math.min(fewest, hand.size());
        } else {
          cards += hand.size();
          exposed += hand.exposed().size();
          most = Math.max(most, hand.exposed().size());
        }
      }
      return new Neighbourhood(down, fewest, cards, exposed, most);
    }
  }
}
