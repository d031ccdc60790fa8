package oklahoma.bot.oklahoma;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import oklahoma.protocol.Temper;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.LayDowns;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.Values;

/**
 * Plans for the contract: weighs how many turns it is away against how long the others may need,
 * and what the hand will cost if they are quicker. All its values are points that it expects to be
 * left with.
 */
public final class PlanningPolicy implements OklahomaPolicy {
  private static final int LAY_DOWNS = 12;

  /**
   * How much the points count while everything has to go at once, where being quick counts more.
   */
  private static final double ALL_AT_ONCE = 0.2;

  private static final double USUAL_POINTS = 80;
  private static final double SHORTEST = 1.5;
  private static final double A_ROUND = 0.7;
  private static final double DOWN = 0.7;
  private static final double A_CARD = 0.6;

  /** So many points a claim must promise. */
  private final double claimMargin;

  /** With an even temper. */
  public PlanningPolicy() {
    this(Temper.EVEN);
  }

  private PlanningPolicy(Temper temper) {
    this.claimMargin = temper.choose(1.0, 2.0, 3.0);
  }

  @Override
  public PlanningPolicy with(Temper temper) {
    return new PlanningPolicy(temper);
  }

  @Override
  public boolean takes(OklahomaView position, Card card, RandomGenerator chance) {
    if (position.down()) {
      return position.fitsOnTable(card);
    }
    CardKinds outlook = new CardKinds(position);
    Prospects prospects = new Prospects(position, outlook);
    int[] counts = CardKinds.counts(position.hand());
    return with(prospects, counts, CardKinds.kind(card), position.size())
        < drawing(prospects, outlook, counts, position.size());
  }

  @Override
  public boolean claims(OklahomaView position, Card card, RandomGenerator chance) {
    boolean growsInVain = position.contract().allAtOnce() && position.rules().penalty() > 0;
    if (position.down() || growsInVain) {
      return false;
    }
    CardKinds outlook = new CardKinds(position);
    Prospects prospects = new Prospects(position, outlook);
    double now =
        expected(
            position,
            prospects.turns(position.hand(), position.size()),
            Values.points(position.hand()));
    double penalty = position.rules().penalty() * meanPoints(outlook);
    int size = position.size() + 1 + position.rules().penalty();
    List<Card> more = position.with(card);
    return expected(position, prospects.turns(more, size), Values.points(more) + penalty)
            + claimMargin
        < now;
  }

  @Override
  public Optional<Move> laysDown(OklahomaView position, RandomGenerator chance) {
    return laysDown(position);
  }

  /** The way to lay down that leaves least; empty if there is none. */
  Optional<Move> laysDown(OklahomaView position) {
    return waysDown(position).stream()
        .min(Comparator.comparingDouble(move -> left(position, move)));
  }

  /** The useful ways to lay the contract down. */
  static List<Move> waysDown(OklahomaView position) {
    return LayDowns.useful(position.hand(), position.contract(), position.rules(), LAY_DOWNS)
        .stream()
        .<Move>map(arrangement -> new Move.LayDown(arrangement.melds()))
        .toList();
  }

  @Override
  public Card discards(OklahomaView position, RandomGenerator chance) {
    return ranked(position).getFirst();
  }

  /** The cards of the hand, the best discard first. */
  List<Card> ranked(OklahomaView position) {
    List<Card> cards = position.hand().stream().distinct().toList();
    if (position.down()) {
      return cards.stream()
          .sorted(
              Comparator.comparing(position::fitsOnTable)
                  .thenComparingDouble(card -> Feeding.cost(position, card) - Values.points(card)))
          .toList();
    }
    CardKinds outlook = new CardKinds(position);
    Prospects prospects = new Prospects(position, outlook);
    return ranked(cards, card -> shallow(position, prospects, card));
  }

  private static List<Card> ranked(List<Card> cards, ToDoubleFunction<Card> cost) {
    Map<Card, Double> costs = new HashMap<>();
    cards.forEach(card -> costs.put(card, cost.applyAsDouble(card)));
    return cards.stream().sorted(Comparator.comparing(costs::get)).toList();
  }

  /** What it costs to discard a card, by what is left. */
  private static double shallow(OklahomaView position, Prospects prospects, Card card) {
    List<Card> left = position.without(card);
    double turns = prospects.turns(left, position.size());
    return expected(position, turns, weighed(position, left)) + Feeding.cost(position, card);
  }

  private static double weighed(OklahomaView position, List<Card> left) {
    double part = position.contract().allAtOnce() ? ALL_AT_ONCE : 1;
    return part * Values.points(left) + (1 - part) * USUAL_POINTS;
  }

  /** The turns that are left after a card from the stock, on average. */
  private static double drawing(Prospects prospects, CardKinds outlook, int[] counts, int size) {
    double mean = 0;
    for (int kind = 0; kind < CardKinds.KINDS; kind++) {
      double chance = outlook.chance(kind);
      mean += chance == 0 ? 0 : chance * with(prospects, counts, kind, size);
    }
    return mean;
  }

  private static double with(Prospects prospects, int[] counts, int kind, int size) {
    counts[kind]++;
    double turns = prospects.turns(counts, size);
    counts[kind]--;
    return turns;
  }

  private static double meanPoints(CardKinds outlook) {
    double mean = 0;
    for (int kind = 0; kind < CardKinds.KINDS; kind++) {
      mean += outlook.chance(kind) * points(kind);
    }
    return mean;
  }

  private static int points(int kind) {
    int rank = kind % CardKinds.RANKS;
    return kind == CardKinds.WILD ? 20 : rank == 12 ? 15 : rank >= 8 ? 10 : 5;
  }

  /**
   * The points that a hand will cost: all of it if somebody goes out first, a part of it after
   * laying down.
   */
  private static double expected(OklahomaView position, double turns, double points) {
    double tooLate = Math.exp(-time(position) / Math.max(0.3, turns * pace(position.contract())));
    return points * (tooLate + (1 - tooLate) * afterLayingDown(position.contract()));
  }

  /** Plans change on the way, so hands are ready sooner than their prospects say; measured. */
  private static double pace(Contract contract) {
    return switch (contract) {
      case TWO_BOOKS -> 0.6;
      case BOOK_AND_RUN -> 0.45;
      case TWO_RUNS -> 0.3;
      case TWO_BOOKS_AND_RUN -> 0.3;
      case BOOK_AND_TWO_RUNS -> 0.2;
    };
  }

  /** The part of the points that stays after laying down; the longer contracts leave nothing. */
  private static double afterLayingDown(Contract contract) {
    return switch (contract) {
      case TWO_BOOKS, BOOK_AND_RUN -> 0.25;
      case TWO_RUNS -> 0.2;
      case TWO_BOOKS_AND_RUN -> 0.1;
      case BOOK_AND_TWO_RUNS -> 0;
    };
  }

  /** The turns until somebody else may go out. */
  private static double time(OklahomaView position) {
    double least = Math.max(SHORTEST, length(position) - A_ROUND * position.rounds());
    for (Seat other : position.me().others(position.rules().seats())) {
      if (position.deal().down(other)) {
        int cards = position.deal().tableau().hand(other).size();
        least = Math.min(least, DOWN + A_CARD * cards);
      }
    }
    return least;
  }

  /**
   * How many turns each seat has in a hand on average, as measured; the more seats, the sooner
   * somebody goes out.
   */
  private static double length(OklahomaView position) {
    double others = position.rules().seats() - 1.0;
    return switch (position.contract()) {
      case TWO_BOOKS -> 1 + 11 / others;
      case BOOK_AND_RUN -> 3 + 7 / others;
      case TWO_RUNS -> 5 + 4.5 / others;
      case TWO_BOOKS_AND_RUN -> 5.3 + 0.7 / others;
      case BOOK_AND_TWO_RUNS -> 5.5 + 3.5 / others;
    };
  }

  /** The points in the hand after laying down and laying off all that fits. */
  private static double left(OklahomaView position, Move laying) {
    Oklahoma down = LayOffPolicy.after(position.deal(), position.me(), laying);
    Oklahoma after = LayOffPolicy.all(down, position.me());
    return after.phase() instanceof OklahomaPhase.ToPlay
        ? Values.points(after.tableau().hand(position.me()).cards()) + 1
        : 0;
  }
}
