package oklahoma.host.testing;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.MeldPlaces;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.laydown.LayDowns;

/**
 * Claims and takes by chance, lays down and lays off what it can, and discards the card that goes
 * with fewest others.
 */
public final class PlainBot implements Bot {
  private static final int ONE_IN = 6;

  @Override
  public Move choose(Seen<Deal> seen, List<Seen<Event>> soFar, Seat me, RandomGenerator chance) {
    return switch (seen.value()) {
      case Oklahoma deal -> choose(deal, me, chance);
      case Gin gin -> Bots.of(BotLevel.EASY).choose(seen, soFar, me, chance);
    };
  }

  private static Move choose(Oklahoma deal, Seat me, RandomGenerator chance) {
    List<Card> held = deal.tableau().hand(me).cards();
    Stream<Move> preferred =
        Stream.of(
                chance.nextInt(ONE_IN) == 0
                    ? Stream.<Move>of(new Move.Claim(), new Move.Take())
                    : Stream.<Move>of(new Move.Pass(), new Move.Draw(), new Move.Take()),
                layDown(deal, me, held).stream(),
                held.stream().flatMap(card -> MeldPlaces.legalNow(deal, me, card).stream()),
                held.stream()
                    .sorted(Comparator.comparingInt(card -> company(held, card)))
                    .map(Move.Discard::new))
            .flatMap(moves -> moves);
    return preferred
        .filter(move -> deal.rule(me, move) instanceof Ruling.Allowed)
        .findFirst()
        .orElseGet(() -> deal.defaultMove(me).orElseThrow());
  }

  private static Optional<Move> layDown(Oklahoma deal, Seat me, List<Card> held) {
    return deal.down(me)
        ? Optional.empty()
        : LayDowns.best(held, deal.contract(), deal.rules())
            .map(arrangement -> new Move.LayDown(arrangement.melds()));
  }

  private static int company(List<Card> held, Card card) {
    return (int) held.stream().filter(other -> near(card, other)).count();
  }

  private static boolean near(Card one, Card other) {
    return !(one instanceof Suited a && other instanceof Suited b)
        || a.rank() == b.rank()
        || (a.suit() == b.suit() && Math.abs(a.rank().ordinal() - b.rank().ordinal()) < 3);
  }
}
