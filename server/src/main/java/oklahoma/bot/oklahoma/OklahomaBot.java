package oklahoma.bot.oklahoma;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.bot.oklahoma.view.OklahomaView;
import oklahoma.protocol.people.Temper;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;

/** Plays Oklahoma: leads a policy through a turn, and never makes a move that the rules refuse. */
public final class OklahomaBot {
  private final OklahomaPolicy judgement;

  public OklahomaBot(OklahomaPolicy judgement) {
    this.judgement = judgement;
  }

  /** The player for deals that begin at this score. */
  public OklahomaBot at(Standing before) {
    return new OklahomaBot(judgement.at(before));
  }

  /** The player with this temper. */
  public OklahomaBot with(Temper temper) {
    return new OklahomaBot(judgement.with(temper));
  }

  /** The move that the seat makes; the deal waits for it. */
  public Move choose(Oklahoma deal, List<Seen<Event>> soFar, Seat me, RandomGenerator chance) {
    return choose(OklahomaView.of(deal, me, soFar), chance);
  }

  /** The same from the position. */
  public Move choose(OklahomaView position, RandomGenerator chance) {
    Oklahoma deal = position.deal();
    return switch (deal.phase()) {
      case OklahomaPhase.Claiming window -> answer(position, window, chance);
      case OklahomaPhase.ToDraw turn -> draw(position, chance);
      case OklahomaPhase.ToPlay turn -> play(position, chance);
      case OklahomaPhase.Penalty penalty -> nothingToChoose();
      case OklahomaPhase.Renewing renewing -> nothingToChoose();
      case OklahomaPhase.Ending ending -> nothingToChoose();
      case OklahomaPhase.Over over -> nothingToChoose();
    };
  }

  private Move answer(
      OklahomaView position, OklahomaPhase.Claiming window, RandomGenerator chance) {
    Card card = position.deal().tableau().pile().getFirst();
    boolean next = window.discarder().next(position.rules().seats()) == position.me();
    boolean claims =
        next ? judgement.takes(position, card, chance) : judgement.claims(position, card, chance);
    return claims ? new Move.Claim() : new Move.Pass();
  }

  private Move draw(OklahomaView position, RandomGenerator chance) {
    Move take = new Move.Take();
    Move draw = new Move.Draw();
    if (!position.allows(take)) {
      return draw;
    }
    Card top = position.deal().tableau().pile().getFirst();
    // O-24: if the stock can give no card, the seat must take the discard.
    return !position.allows(draw) || judgement.takes(position, top, chance) ? take : draw;
  }

  private Move play(OklahomaView position, RandomGenerator chance) {
    Optional<Move> table =
        position.down()
            ? LayOffPolicy.next(position.deal(), position.me())
            : judgement.laysDown(position, chance);
    return table
        .filter(position::allows)
        .orElseGet(() -> new Move.Discard(judgement.discards(position, chance)));
  }

  private static Move nothingToChoose() {
    throw new IllegalArgumentException("the deal does not wait for this seat");
  }
}
