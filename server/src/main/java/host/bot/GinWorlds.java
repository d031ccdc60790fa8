package host.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import rules.Seat;
import rules.gin.Arrangements;
import rules.gin.CardBits;
import rules.gin.Deadwood;
import rules.gin.Defences;
import rules.gin.GinResult.Call;
import rules.gin.GinRules.Scoring;
import rules.gin.RoundScores;
import rules.gin.Runs;

/**
 * Weighs a knock against playing on: deals what it cannot see at random, lets the others have
 * thrown the worst of it for as many turns as were played, and in the same worlds plays the deal to
 * its end by a simple policy that takes what melds, throws what costs most, and goes for gin.
 */
final class GinWorlds {
  private static final int LEFT_IN_STOCK = 2;

  private final GinSight sight;
  private final RandomGenerator chance;
  private final Runs runs;
  private final int seats;
  private final int limit;

  GinWorlds(GinSight sight, RandomGenerator chance) {
    this.sight = sight;
    this.chance = chance;
    this.runs = sight.runs();
    this.seats = sight.rules().seats();
    this.limit = sight.deal().limit();
  }

  /** A guess of everything: hands by seat, and the stock, its top last. */
  private static final class World {
    private final long[] hands;
    private final List<Long> stock;

    World(long[] hands, List<Long> stock) {
      this.hands = hands;
      this.stock = stock;
    }
  }

  /** Whether knocking with these melds is worth more than playing on, in one world at least. */
  boolean knockPays(long discard, List<Long> melds, Stopwatch watch) {
    double gain = 0;
    for (int worlds = 0; worlds == 0 || !watch.spent(worlds); worlds++) {
      World world = world(discard);
      gain += knocked(world, melds) - playedOn(world, discard);
    }
    return gain >= 0;
  }

  private World world(long discard) {
    List<Long> cards = new ArrayList<>();
    for (long left = sight.unseen(); left != 0; left &= left - 1) {
      cards.add(Long.lowestOneBit(left));
    }
    for (int i = cards.size() - 1; i > 0; i--) {
      int other = chance.nextInt(i + 1);
      long card = cards.get(i);
      cards.set(i, cards.get(other));
      cards.set(other, card);
    }
    long[] hands = new long[seats];
    hands[sight.me().ordinal()] = sight.hand() ^ discard;
    for (Seat other : sight.me().others(seats)) {
      long hand = sight.exposed(other);
      int missing = sight.held(other) - Long.bitCount(hand);
      for (int i = 0; i < missing; i++) {
        hand |= cards.removeLast();
      }
      hands[other.ordinal()] = improved(hand, cards);
    }
    return new World(hands, cards);
  }

  /** The hand after as many exchanges as turns were played; what goes out lies low in the stock. */
  private long improved(long hand, List<Long> stock) {
    long better = hand;
    for (int turn = 1; turn < sight.turn() && !stock.isEmpty(); turn++) {
      int place = chance.nextInt(stock.size());
      long more = better | stock.get(place);
      long out = worst(more, more);
      better = more ^ out;
      stock.set(place, out);
    }
    return better;
  }

  private double knocked(World world, List<Long> melds) {
    long[] declared = melds.stream().mapToLong(Long::longValue).toArray();
    return worth(world, Call.KNOCK, sight.me(), declared);
  }

  /** What the deal is worth if it is played to its end. */
  private double playedOn(World world, long discard) {
    List<Long> stock = world.stock;
    long[] hands = world.hands;
    long top = discard;
    Seat seat = sight.next();
    while (stock.size() > LEFT_IN_STOCK) {
      long hand = hands[seat.ordinal()];
      long drawn = top != 0 && GinHand.melds(hand, top, runs) ? top : stock.removeLast();
      long more = hand | drawn;
      long out = worst(more, drawn == top ? hand : more);
      hands[seat.ordinal()] = more ^ out;
      int left = Deadwood.least(more ^ out, runs);
      if (left == 0) {
        return worth(world, Call.GIN, seat, new long[0]);
      }
      if (left <= limit && (seat != sight.me() || stock.size() <= LEFT_IN_STOCK + seats)) {
        return worth(world, Call.KNOCK, seat, melds(more ^ out));
      }
      top = out;
      seat = seat.next(seats);
    }
    return 0;
  }

  private long[] melds(long hand) {
    return Arrangements.best(CardBits.cards(hand), runs).getFirst().melds().stream()
        .mapToLong(meld -> CardBits.of(meld.cards()))
        .toArray();
  }

  /** The discard that leaves least, the dearest of several. */
  private long worst(long hand, long loose) {
    long worst = 0;
    int least = Integer.MAX_VALUE;
    for (long left = loose; left != 0; left &= left - 1) {
      long card = Long.lowestOneBit(left);
      int weight = Deadwood.least(hand ^ card, runs) * 16 - Deadwood.points(card, runs);
      if (weight < least) {
        least = weight;
        worst = card;
      }
    }
    return worst;
  }

  /** The seat's points, less the average of the others'. */
  private double worth(World world, Call call, Seat caller, long[] declared) {
    int[] deadwood = new int[seats];
    for (Seat seat : Seat.first(seats)) {
      long hand = world.hands[seat.ordinal()];
      boolean defends = call == Call.KNOCK && seat != caller && sight.rules().layOffs();
      deadwood[seat.ordinal()] =
          defends ? Defences.least(hand, declared, runs) : Deadwood.least(hand, runs);
    }
    List<Integer> points =
        RoundScores.of(sight.rules(), sight.deal().upCard(), call, caller, deadwood).points();
    int mine = points.get(sight.me().ordinal());
    int all = points.stream().mapToInt(Integer::intValue).sum();
    double lead = mine - (double) (all - mine) / (seats - 1);
    return sight.rules().scoring() == Scoring.PENALTIES ? -lead : lead;
  }
}
