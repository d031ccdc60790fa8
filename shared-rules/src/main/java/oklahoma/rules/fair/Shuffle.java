package oklahoma.rules.fair;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;

/**
 * The order of the cards of one deal and of each renewed stock, computed from the secrets. If one
 * secret is random, every order is equally likely, and nobody who knows only the others can predict
 * anything about it.
 */
public final class Shuffle {
  private static final String TAG = "shuffle";
  private static final int PACK = 0;
  private static final int DEALER = -1;

  private final byte[] key;

  private Shuffle(byte[] key) {
    this.key = key;
  }

  /**
   * The shuffle of a deal.
   *
   * @param deal the number of the deal in its match, from 1
   * @param seats the secret of each seat in seat order; empty where none was revealed
   */
  public static Shuffle of(MatchId match, int deal, Secret host, List<Optional<Secret>> seats) {
    Packing packed = new Packing(match.scheme(), TAG).bytes(match.bytes()).number(deal);
    for (Optional<Secret> secret : seats) {
      packed.bytes(secret.map(Secret::bytes).orElse(new byte[0]));
    }
    return new Shuffle(Hashes.hmac(host.bytes(), packed.bytes()));
  }

  /**
   * The pack in the order in which it is dealt, top first.
   *
   * @param pack all cards in their pinned order
   */
  public List<Card> dealt(List<Card> pack) {
    return shuffled(pack, PACK);
  }

  /** The first dealer of a match with so many seats; used since the second scheme. */
  public Seat firstDealer(int seats) {
    return Seat.of(new KeyStream(key, DEALER).below(seats));
  }

  /**
   * The new stock, top first.
   *
   * @param discards in pile order, top first
   * @param renewal which one of this deal, from 1
   */
  public List<Card> renewed(List<Card> discards, int renewal) {
    if (renewal <= PACK) {
      throw new IllegalArgumentException("renewals count from 1");
    }
    return shuffled(discards, renewal);
  }

  private List<Card> shuffled(List<Card> cards, int domain) {
    KeyStream numbers = new KeyStream(key, domain);
    List<Card> order = new ArrayList<>(cards);
    for (int last = order.size() - 1; last > 0; last--) {
      Collections.swap(order, last, numbers.below(last + 1));
    }
    return List.copyOf(order);
  }
}
