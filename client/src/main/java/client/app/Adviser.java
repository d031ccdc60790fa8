package client.app;

import client.table.LogLine;
import client.table.Sight;
import client.table.TableModel;
import host.bot.Bot;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import rules.Event;
import rules.Move;
import rules.Seat;
import rules.Seen;
import rules.card.Card;
import rules.oklahoma.Arrangement;
import rules.oklahoma.LayDowns;
import rules.oklahoma.Oklahoma;

/**
 * Gives hints and suggestions to a player who asks for them; it sees no more than the player does.
 */
final class Adviser {
  private static final int MOST = 5;

  private final TableModel model;
  private final Bot bot;
  private final boolean allowed;
  private List<Card> lastHand = List.of();
  private int next;

  /**
   * An adviser.
   *
   * @param bot whose move is the hint
   * @param allowed whether this table allows advice at all
   */
  Adviser(TableModel model, Bot bot, boolean allowed) {
    this.model = model;
    this.bot = bot;
    this.allowed = allowed;
  }

  /** What a bot would do now; empty if one is not to move. */
  Optional<Move> hint() {
    Sight sight = model.sight();
    return sight
        .seat()
        .filter(me -> allowed && sight.deal().toAct().contains(me))
        .map(me -> bot.choose(Seen.of(sight.deal(), me), soFar(me), me, new SplittableRandom(1)));
  }

  /** A way to lay down the contract, the best one first and then the others in turn. */
  Optional<Move.LayDown> suggestion() {
    Sight sight = model.sight();
    Oklahoma deal = sight.deal();
    Optional<Seat> me = sight.seat();
    if (!allowed || me.isEmpty() || deal.down(me.get())) {
      return Optional.empty();
    }
    List<Card> hand = deal.tableau().hand(me.get()).cards();
    next = hand.equals(lastHand) ? next + 1 : 0;
    lastHand = hand;
    List<Arrangement> ways = LayDowns.useful(hand, deal.contract(), deal.rules(), MOST);
    return ways.isEmpty()
        ? Optional.empty()
        : Optional.of(new Move.LayDown(ways.get(next % ways.size()).melds()));
  }

  private List<Seen<Event>> soFar(Seat me) {
    int hand = model.sight().deal().hand();
    return model.log().lines().stream()
        .filter(line -> line.hand() == hand)
        .map(LogLine::event)
        .flatMap(event -> Seen.of(event, me).stream())
        .toList();
  }
}
