package oklahoma.bot.oklahoma;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.bot.oklahoma.view.OklahomaView;
import oklahoma.protocol.people.Temper;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Suited;
import oklahoma.rules.oklahoma.Values;
import oklahoma.rules.oklahoma.laydown.LayDowns;
import oklahoma.rules.oklahoma.laydown.Shortfall;

/**
 * Plays simply, like a person who knows the rules and does not count cards. It takes cards that
 * bring the contract nearer, lays down when it can, and discards cards that go with no others.
 */
public final class EasyPolicy implements OklahomaPolicy {
  private static final int SAME_RANK = 3;
  private static final int NEIGHBOUR = 2;
  private static final int NEARLY = 1;

  /** It claims if at most this many cards are missing. */
  private final int close;

  /** The policy without a temper. */
  public EasyPolicy() {
    this(Temper.EVEN);
  }

  private EasyPolicy(Temper temper) {
    this.close = temper.choose(3, 2, 1);
  }

  @Override
  public EasyPolicy with(Temper temper) {
    return new EasyPolicy(temper);
  }

  @Override
  public boolean takes(OklahomaView position, Card card, RandomGenerator chance) {
    return position.down() ? position.fitsOnTable(card) : brings(position, card) > 0;
  }

  @Override
  public boolean claims(OklahomaView position, Card card, RandomGenerator chance) {
    boolean growsInVain =
        position.contract().allAtOnce() && position.rules().claims().penalty() > 0;
    return !position.down()
        && !growsInVain
        && brings(position, card) > 0
        && missing(position, position.hand()) <= close;
  }

  @Override
  public Optional<Move> laysDown(OklahomaView position, RandomGenerator chance) {
    return LayDowns.best(position.hand(), position.contract(), position.rules())
        .map(arrangement -> new Move.LayDown(arrangement.melds()));
  }

  @Override
  public Card discards(OklahomaView position, RandomGenerator chance) {
    List<Card> hand = position.hand();
    Comparator<Card> useless =
        position.down()
            ? Comparator.comparing(position::fitsOnTable)
                .thenComparingInt(card -> -Values.points(card))
            : Comparator.<Card>comparingInt(card -> missing(position, position.without(card)))
                .thenComparingInt(card -> company(position, card))
                .thenComparingInt(card -> -Values.points(card));
    List<Card> naturals = hand.stream().filter(card -> !Values.wild(card)).toList();
    return (naturals.isEmpty() || position.down() ? hand : naturals)
        .stream().min(useless).orElseThrow();
  }

  private static int brings(OklahomaView position, Card card) {
    return missing(position, position.hand()) - missing(position, position.with(card));
  }

  private static int missing(OklahomaView position, List<Card> hand) {
    return Shortfall.fewest(hand, position.size(), position.contract(), position.rules());
  }

  /** How well a card fits the others: equal ranks for books, neighbours for runs. */
  private static int company(OklahomaView position, Card card) {
    return position.without(card).stream().mapToInt(other -> company(position, card, other)).sum();
  }

  private static int company(OklahomaView position, Card card, Card other) {
    if (!(card instanceof Suited one) || !(other instanceof Suited two) || Values.wild(other)) {
      return 0;
    }
    int apart = Math.abs(one.rank().ordinal() - two.rank().ordinal());
    if (apart == 0) {
      return position.contract().books() > 0 ? SAME_RANK : 0;
    }
    if (one.suit() != two.suit() || position.contract().runs() == 0) {
      return 0;
    }
    return apart == 1 ? NEIGHBOUR : apart == 2 ? NEARLY : 0;
  }
}
