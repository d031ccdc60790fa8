package oklahoma.bot.advice;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import oklahoma.bot.gin.sim.GinDeterminizer;
import oklahoma.bot.gin.sim.GinSim;
import oklahoma.bot.gin.view.GinView;
import oklahoma.bot.gin.view.Neighbours;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinResult;
import oklahoma.rules.gin.meld.CardBits;
import oklahoma.rules.gin.meld.Deadwood;

/**
 * The likely features of the opponent's hand in gin for two: what is true in most of the sampled
 * hands that explain the opponent's moves. A statement holds three times in four.
 */
final class GinGuesses {
  private static final int HANDS = 200;

  /** The share of hands in which a statement must be true. */
  private static final double PROBABLY = 0.75;

  private static final int FEW_POINTS = 20;
  private static final int LOW = 5;
  private static final int TURNS = 3;

  private final GinView view;
  private final Seat other;
  private final long exposed;
  private final long[] hands;

  private GinGuesses(GinView view, List<GinResult> earlier, RandomGenerator chance) {
    this.view = view;
    this.other = view.next();
    this.exposed = view.exposed(other);
    GinDeterminizer determinizer = GinDeterminizer.of(view, earlier, chance);
    GinSim world = GinSim.of(view);
    LongStream all =
        LongStream.generate(
                () -> {
                  determinizer.next(world);
                  return world.hand(other.ordinal());
                })
            .limit(HANDS);
    this.hands = all.toArray();
  }

  private record Likely(HandGuess guess, double share) {}

  /**
   * The most likely statement that goes beyond what everybody saw; empty if none is likely enough.
   *
   * @param earlier how earlier deals of the match ended, as far as that is known, oldest first
   */
  static Optional<HandGuess> of(GinView view, List<GinResult> earlier, RandomGenerator chance) {
    boolean open = !(view.deal().phase() instanceof GinPhase.LayingOff);
    return open && view.rules().seats() == 2 && view.observed(view.next()).turns() > 0
        ? new GinGuesses(view, earlier, chance).best()
        : Optional.empty();
  }

  private Optional<HandGuess> best() {
    return Stream.concat(CardBits.cards(exposed).stream().flatMap(this::melds), deadwood())
        .filter(likely -> likely.share() >= PROBABLY)
        .max(Comparator.comparingDouble(Likely::share))
        .map(Likely::guess);
  }

  private Stream<Likely> melds(Card taken) {
    long bit = CardBits.bit(taken);
    LongPredicate set = hand -> inSet(hand, bit);
    LongPredicate run = hand -> inRun(hand, bit);
    return set.or(run).test(exposed)
        ? Stream.empty()
        : Stream.of(
            new Likely(new HandGuess.HoldsSet(other, taken), share(set)),
            new Likely(new HandGuess.HoldsRun(other, taken), share(run)));
  }

  private static boolean inSet(long hand, long card) {
    return Long.bitCount(Neighbours.ranks(card) & ~card & hand) >= 2;
  }

  private static boolean inRun(long hand, long card) {
    return (Neighbours.melding((hand & ~Neighbours.ranks(card)) | card) & card) != 0;
  }

  private Stream<Likely> deadwood() {
    List<Long> thrown = view.observed(other).discarded();
    if (thrown.size() < TURNS || Deadwood.points(thrown.getFirst(), view.runs()) > LOW) {
      return Stream.empty();
    }
    Card last = CardBits.cards(thrown.getFirst()).getFirst();
    double share = share(hand -> Deadwood.least(hand, view.runs()) <= FEW_POINTS);
    return Stream.of(new Likely(new HandGuess.LowDeadwood(other, FEW_POINTS, last), share));
  }

  private double share(LongPredicate so) {
    return (double) LongStream.of(hands).filter(so).count() / hands.length;
  }
}
