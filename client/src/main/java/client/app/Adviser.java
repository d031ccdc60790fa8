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

/** Gives hints to a player who asks for them; it sees no more than the player does. */
final class Adviser {
  private final TableModel model;
  private final Bot bot;
  private final boolean allowed;

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
        .filter(me -> allowed && sight.game().toAct().contains(me))
        .map(me -> bot.choose(Seen.of(sight.game(), me), soFar(me), me, new SplittableRandom(1)));
  }

  /** Whether this table allows advice at all. */
  boolean allowed() {
    return allowed;
  }

  private List<Seen<Event>> soFar(Seat me) {
    int hand = model.round();
    return model.log().lines().stream()
        .filter(line -> line.hand() == hand)
        .map(LogLine::event)
        .flatMap(event -> Seen.of(event, me).stream())
        .toList();
  }
}
