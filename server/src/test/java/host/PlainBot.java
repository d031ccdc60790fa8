package host;

import host.bot.Bot;
import java.util.List;
import java.util.random.RandomGenerator;
import rules.Deal;
import rules.Event;
import rules.Move;
import rules.Ruling;
import rules.Seat;
import rules.Seen;

/** Does what the host does for the silent, but takes, claims and discards by chance. */
final class PlainBot implements Bot {
  @Override
  public Move choose(Seen<Deal> deal, List<Seen<Event>> soFar, Seat me, RandomGenerator chance) {
    Move wild =
        switch (chance.nextInt(6)) {
          case 0 -> new Move.Claim();
          case 1 -> new Move.Take();
          default -> discard(deal.value(), me, chance);
        };
    return deal.value().rule(me, wild) instanceof Ruling.Allowed
        ? wild
        : deal.value().byDefault(me).orElseThrow();
  }

  private static Move discard(Deal deal, Seat me, RandomGenerator chance) {
    var cards = deal.tableau().hand(me).cards();
    return new Move.Discard(cards.get(chance.nextInt(cards.size())));
  }
}
