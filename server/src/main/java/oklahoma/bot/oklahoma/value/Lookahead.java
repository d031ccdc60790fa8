package oklahoma.bot.oklahoma.value;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.bot.oklahoma.plan.HandFeatures;
import oklahoma.bot.oklahoma.view.CardCounts;
import oklahoma.bot.oklahoma.view.FeedingCost;
import oklahoma.bot.oklahoma.view.OklahomaView;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.Values;

/**
 * The values, in points of lead, of the choices of a seat that is not down. They come from the
 * learnt values of hands; for discards and draws they are means over every card that may come next.
 * For one decision of one seat.
 */
public final class Lookahead {
  private static final int KINDS = CardKinds.KINDS;

  /** How many close discards it evaluates with every card that may come. */
  private static final int CANDIDATES = 6;

  private static final double NEAR = 12;

  /** About how many cards from stock and pile a seat can choose from in a turn. */
  private static final double LOOKS = 1.6;

  private final OklahomaView position;
  private final CardCounts counts;
  private final ValueNet network;
  private final HandFeatures inputs;
  private final int[] hand;
  private final float lap;

  public Lookahead(OklahomaView position, ValueNets values) {
    this.position = position;
    this.counts = CardCounts.of(position);
    this.network = values.of(position.contract());
    this.inputs = new HandFeatures(position.contract(), counts.placeable());
    this.hand = counts.hand().clone();
    this.lap = (counts.seats() - 1f) / counts.seats();
    inputs.outlook(counts.live());
    inputs.around(counts.around());
  }

  /** Whether a card goes with the hand at all. */
  public boolean wants(Card card) {
    return inputs.plans(hand).goesWith(CardKinds.kind(card));
  }

  /** Whether a card brings the contract nearer. */
  public boolean needs(Card card) {
    return inputs.plans(hand).lacks(CardKinds.kind(card));
  }

  /** The gain of taking the top discard over a draw from the stock. */
  public double takes(Card card) {
    double draws = next(1);
    int kind = CardKinds.kind(card);
    hand[kind]++;
    double takes = bestWithout(kind);
    hand[kind]--;
    return takes - draws;
  }

  /** The gain of a claim out of turn over a pass. */
  public double claims(Card card) {
    float away = (float) counts.turnsAway() / counts.seats();
    double stays = network.of(inputs.of(hand, away));
    int kind = CardKinds.kind(card);
    hand[kind]++;
    float[] more = inputs.of(hand, away);
    inputs.burden(position.rules().claims().penalty());
    double claims = network.of(more);
    hand[kind]--;
    return claims - stays;
  }

  /**
   * A discard.
   *
   * @param worth its value, including what the discard gives to others
   */
  public record Discard(Card card, double worth) {}

  /** The best discard. */
  public Card discards() {
    return best().getFirst().card();
  }

  /** The discards that may be best, the best first. */
  public List<Discard> best() {
    Card[] cards = position.hand().stream().distinct().toArray(Card[]::new);
    double[] now = Arrays.stream(cards).mapToDouble(this::left).toArray();
    int[] order =
        IntStream.range(0, cards.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> -now[i]))
            .mapToInt(Integer::intValue)
            .toArray();
    double least = now[order[0]] - NEAR;
    inputs.around(counts.later());
    List<Discard> best =
        Arrays.stream(order)
            .limit(CANDIDATES)
            .filter(i -> now[i] > least)
            .mapToObj(i -> new Discard(cards[i], later(cards[i])))
            .sorted(Comparator.comparingDouble(discard -> -discard.worth()))
            .toList();
    inputs.around(counts.around());
    return best;
  }

  /** The value of a discard, over every card that may come next, minus what it gives to others. */
  public double discarding(Card card) {
    inputs.around(counts.later());
    double worth = later(card);
    inputs.around(counts.around());
    return worth;
  }

  private double left(Card card) {
    hand[CardKinds.kind(card)]--;
    double worth = network.of(inputs.of(hand, lap)) - gives(card);
    hand[CardKinds.kind(card)]++;
    return worth;
  }

  private double later(Card card) {
    hand[CardKinds.kind(card)]--;
    double worth = next(LOOKS) - gives(card);
    hand[CardKinds.kind(card)]++;
    return worth;
  }

  /**
   * The cost of helping others. Under a contract of many cards the next seat can use most discards,
   * so only wilds count.
   */
  private double gives(Card card) {
    boolean minds = !position.contract().allAtOnce() || Values.wild(card);
    return minds ? FeedingCost.cost(position, card) : 0;
  }

  /**
   * The value of the hand after the best of this many unseen cards has come and another card has
   * gone.
   */
  private double next(double looks) {
    double[] worth = new double[KINDS];
    int[] kinds = IntStream.range(0, KINDS).filter(kind -> counts.live()[kind] > 0).toArray();
    double all = Arrays.stream(kinds).mapToLong(kind -> counts.live()[kind]).sum();
    for (int kind : kinds) {
      hand[kind]++;
      worth[kind] = bestWithout(KINDS);
      hand[kind]--;
    }
    int[] rising =
        Arrays.stream(kinds)
            .boxed()
            .sorted(Comparator.comparingDouble(kind -> worth[kind]))
            .mapToInt(Integer::intValue)
            .toArray();
    double mean = 0;
    double below = 0;
    for (int kind : rising) {
      double upTo = below + counts.live()[kind] / all;
      mean += worth[kind] * (Math.pow(upTo, looks) - Math.pow(below, looks));
      below = upTo;
    }
    return mean;
  }

  /**
   * The value of the hand without the card that helps it least.
   *
   * @param kept a kind that stays
   */
  private double bestWithout(int kept) {
    long needed = inputs.needed(hand);
    double most = Double.NEGATIVE_INFINITY;
    for (int kind = 0; kind < KINDS; kind++) {
      if (hand[kind] > 0 && kind != kept && (needed >> kind & 1) == 0) {
        hand[kind]--;
        most = Math.max(most, network.of(inputs.of(hand, lap)));
        hand[kind]++;
      }
    }
    return most;
  }
}
