package oklahoma.bot.oklahoma;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.bot.oklahoma.value.Lookahead;
import oklahoma.bot.oklahoma.value.ValueNets;
import oklahoma.bot.oklahoma.view.CardCounts;
import oklahoma.bot.oklahoma.view.FeedingCost;
import oklahoma.bot.oklahoma.view.Leftovers;
import oklahoma.bot.oklahoma.view.OklahomaView;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.Values;

/**
 * The values of the moves in one Oklahoma position for Hard, in points of the deal: before the seat
 * is down the learnt values of hands, afterwards the points that stay in the hand. Only differences
 * between the moves of one position are meaningful.
 */
public final class MoveValues {
  /** The mean points of a card (O-7). */
  private static final double MEAN_POINTS = 8.3;

  private final OklahomaView position;
  private final Lookahead foresight;

  private MoveValues(OklahomaView position) {
    this.position = position;
    this.foresight = new Lookahead(position, ValueNets.OWN);
  }

  /** The values in a position in which the seat is to act; empty if Hard has none. */
  public static Optional<MoveValues> of(OklahomaView position) {
    boolean inVain = position.contract().allAtOnce() && outOfTurn(position);
    boolean known = LookaheadPolicy.learnt(position) && !inVain;
    return known ? Optional.of(new MoveValues(position)) : Optional.empty();
  }

  /** The value of a legal move. */
  public double of(Move move) {
    return switch (move) {
      case Move.Draw draw -> leaving();
      case Move.Pass pass -> leaving();
      case Move.Take take -> getting(top());
      case Move.Claim claim -> getting(top());
      case Move.Discard(Card card) -> position.down() ? ending(card) : discarding(card);
      case Move.LayDown down -> onTable(move);
      case Move.LayOff off -> onTable(move);
      case Move.Swap wild -> onTable(move);
      case Move.Knock knock -> throw new IllegalArgumentException("nobody knocks in Oklahoma");
    };
  }

  private static boolean outOfTurn(OklahomaView position) {
    return position.deal().phase() instanceof OklahomaPhase.Claiming window
        && window.discarder().next(position.rules().seats()) != position.me();
  }

  private Card top() {
    return position.deal().tableau().pile().getFirst();
  }

  /** Whether the top discard is the better draw, if nobody claims it (O-15). */
  public boolean takesLater() {
    return !outOfTurn(position) && getting(top()) > (position.down() ? drawn() : 0);
  }

  /** O-13: the next player may still take a card that nobody claims, so passing costs nothing. */
  private double leaving() {
    if (outOfTurn(position)) {
      return 0;
    }
    double draws = position.down() ? drawn() : 0;
    boolean window = position.deal().phase() instanceof OklahomaPhase.Claiming;
    return window ? Math.max(draws, getting(top())) : draws;
  }

  private double getting(Card card) {
    if (!outOfTurn(position)) {
      return position.down() ? with(card) : foresight.takes(card);
    }
    return position.down()
        ? -position.rules().claims().penalty() * MEAN_POINTS - idle(card)
        : foresight.claims(card) + LookaheadPolicy.PENALTY_HELPS;
  }

  /** The expected value of a card from the stock for a seat that is down. */
  private double drawn() {
    List<Card> pack = position.rules().pack().stream().distinct().toList();
    int[] live = CardCounts.of(position).live();
    double all = IntStream.of(live).sum();
    return pack.stream()
        .filter(card -> live[CardKinds.kind(card)] > 0)
        .mapToDouble(card -> live[CardKinds.kind(card)] / all / alike(pack, card) * with(card))
        .sum();
  }

  /** The number of cards of one kind; all wilds are one kind. */
  private static long alike(List<Card> pack, Card card) {
    return pack.stream().filter(other -> CardKinds.kind(other) == CardKinds.kind(card)).count();
  }

  /** The points left to a seat that is down if it also has this card, and discards. */
  private double with(Card card) {
    List<Integer> idle = position.with(card).stream().map(this::idle).toList();
    int highest = idle.stream().mapToInt(Integer::intValue).max().orElseThrow();
    return highest - idle.stream().mapToInt(Integer::intValue).sum();
  }

  /** The points of a card that fits nowhere on the table. */
  private int idle(Card card) {
    return position.fitsOnTable(card) ? 0 : Values.points(card);
  }

  private double discarding(Card card) {
    Optional<Move> laysDown = NormalPolicy.laysDown(position);
    double worth = foresight.discarding(card);
    return laysDown
        .map(move -> onTable(move) - wait(position.contract()))
        .map(waits -> waits + worth - foresight.discarding(foresight.discards()))
        .orElse(worth);
  }

  /** The measured mean cost, in points, of laying down one lap later. */
  private static double wait(Contract contract) {
    return switch (contract) {
      case TWO_BOOKS -> 2;
      case BOOK_AND_RUN -> 6;
      case TWO_RUNS -> 10;
      case TWO_BOOKS_AND_RUN -> 21;
      case BOOK_AND_TWO_RUNS -> 51;
    };
  }

  /** The points left to a seat that is down after the best discard, or after another one. */
  private double ending(Card card) {
    return Leftovers.of(position)
        .map(leftovers -> best(position) - leftovers.behind(card))
        .orElseGet(() -> lastOf(position, card));
  }

  private static double best(OklahomaView down) {
    return down.hand().stream().mapToDouble(card -> lastOf(down, card)).max().orElseThrow();
  }

  /** The points left after a table move, all further lay-offs, and a discard. */
  private double onTable(Move move) {
    Oklahoma after =
        LayOffPolicy.all(LayOffPolicy.after(position.deal(), position.me(), move), position.me());
    OklahomaView left = new OklahomaView(after, position.me(), position.discards());
    return after.phase() instanceof OklahomaPhase.ToPlay ? best(left) : 0;
  }

  /** The points left to a seat that is down if it ends its turn with this card. */
  private static double lastOf(OklahomaView position, Card card) {
    List<Card> left = position.without(card);
    return left.isEmpty() ? 0 : -Values.points(left) - FeedingCost.cost(position, card);
  }
}
