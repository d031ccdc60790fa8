package host.bot;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import rules.Move;
import rules.card.Card;
import rules.gin.Arrangement;
import rules.gin.Arrangements;
import rules.gin.CardBits;
import rules.gin.Deadwood;

/**
 * Plays gin with foresight: throws what leaves most to hope for after the next draw and helps the
 * next seat least. With one opponent it weighs each knock against holding out for gin, with several
 * it knocks as soon as it may; its knock shows the arrangement on which the others can lay off
 * least.
 */
final class CarefulGin implements GinJudgement {
  /** How many guessed worlds a knock is weighed in at Normal. */
  static final Budget FEW_WORLDS = new Budget.Samples(10);

  /** The weight of the present deadwood beside that to be expected. */
  private static final double NOW = 0.3;

  /** Points for a discard that surely helps the next seat. */
  private static final double CARE = 6;

  private final Budget budget;

  /**
   * A careful player.
   *
   * @param budget for weighing a knock in guessed worlds
   */
  CarefulGin(Budget budget) {
    this.budget = budget;
  }

  @Override
  public boolean takes(GinSight sight, Card card) {
    return GinHand.melds(sight.hand(), CardBits.bit(card), sight.runs());
  }

  @Override
  public Optional<Move> stops(GinSight sight, RandomGenerator chance) {
    Optional<Move> gin = GinHand.gin(sight);
    if (gin.isPresent()) {
      return gin;
    }
    int least = GinHand.afterDiscard(sight.hand(), sight.loose(), sight.runs());
    if (least > sight.deal().limit()) {
      return Optional.empty();
    }
    Knock best = knock(sight, least);
    // Somebody of several soon stops the deal: there waiting has never paid.
    boolean now =
        sight.rules().seats() > 2
            || new GinWorlds(sight, chance)
                .knockPays(best.discard(), best.melds(), Stopwatch.of(budget));
    return now ? Optional.of(best.move()) : Optional.empty();
  }

  /** A knock and what it throws. */
  private record Knock(long discard, Arrangement arrangement) {
    private Move move() {
      return new Move.Knock(Optional.of(GinHand.card(discard)), arrangement.melds());
    }

    private List<Long> melds() {
      return arrangement.melds().stream().map(meld -> CardBits.of(meld.cards())).toList();
    }
  }

  /** Of the knocks that leave least the one that takes the fewest lay-offs from unseen cards. */
  private static Knock knock(GinSight sight, int least) {
    Knock best = new Knock(0, new Arrangement(List.of(), List.of()));
    int fewest = Integer.MAX_VALUE;
    for (long left = sight.loose(); left != 0; left &= left - 1) {
      long discard = Long.lowestOneBit(left);
      if (Deadwood.least(sight.hand() ^ discard, sight.runs()) == least) {
        List<Card> rest = CardBits.cards(sight.hand() ^ discard);
        for (Arrangement each : Arrangements.best(rest, sight.runs())) {
          int open = LayOffs.open(each.melds(), sight);
          if (open < fewest) {
            fewest = open;
            best = new Knock(discard, each);
          }
        }
      }
    }
    return best;
  }

  @Override
  public Card discards(GinSight sight, RandomGenerator chance) {
    GinDanger danger = new GinDanger(sight, sight.next());
    return CardBits.cards(sight.loose()).stream()
        .min(Comparator.comparingDouble(card -> cost(sight, danger, CardBits.bit(card))))
        .orElseThrow();
  }

  private double cost(GinSight sight, GinDanger danger, long card) {
    long left = sight.hand() ^ card;
    return GinHand.expected(left, sight.unseen(), sight.runs())
        + NOW * Deadwood.least(left, sight.runs())
        + CARE * danger.of(card);
  }
}
