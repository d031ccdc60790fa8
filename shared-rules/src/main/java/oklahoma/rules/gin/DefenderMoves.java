package oklahoma.rules.gin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Laid;
import oklahoma.rules.card.Meld;
import oklahoma.rules.gin.meld.Defence;
import oklahoma.rules.gin.meld.DefenceSolver;
import oklahoma.rules.gin.meld.GinMelds;

/** The moves of the defenders after a knock: laying off, and showing their melds (G-8 to G-10). */
final class DefenderMoves {
  private DefenderMoves() {}

  /** Why a defender may not lay this card off there; empty if it may. */
  static Optional<Refusal> layOff(
      Gin deal, GinPhase.LayingOff defence, Seat seat, Move.LayOff off) {
    if (deal.tableau().hand(seat).count(off.card()) == 0) {
      return Optional.of(Refusal.of(Reason.NOT_IN_HAND, off.card()));
    }
    List<Laid> melds = deal.tableau().melds();
    boolean knockers =
        off.meld() >= 0
            && off.meld() < melds.size()
            && melds.get(off.meld()).owner() == defence.knocker();
    if (!knockers) { // G-9
      return Optional.of(Refusal.of(Reason.NOT_A_KNOCKERS_MELD, defence.knocker()));
    }
    return end(deal, defence, seat, off).isPresent()
        ? Optional.empty()
        : Optional.of(refusal(deal, defence, seat, off));
  }

  /** The event of a legal lay-off. */
  static Event event(Gin deal, GinPhase.LayingOff defence, Seat seat, Move.LayOff off) {
    End end = end(deal, defence, seat, off).orElseThrow();
    return new Event.LaidOff(seat, off.card(), off.meld(), end);
  }

  /**
   * The next move of the best defence: the melds and lay-offs that together leave fewest points
   * (G-8).
   */
  static Move next(Gin deal, Seat seat) {
    GinPhase.LayingOff defence = (GinPhase.LayingOff) deal.phase();
    List<Meld> melds = new ArrayList<>();
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < deal.tableau().melds().size(); i++) {
      if (deal.tableau().melds().get(i).owner() == defence.knocker()) {
        melds.add(meldAsSeen(deal, defence, seat, i));
        places.add(i);
      }
    }
    List<Card> hand = deal.tableau().hand(seat).cards();
    Defence best = DefenceSolver.best(hand, melds, deal.rules().runs());
    if (best.layOffs().isEmpty()) {
      return new Move.LayDown(best.melds());
    }
    Defence.LayOff off = best.layOffs().getFirst();
    return new Move.LayOff(off.card(), places.get(off.meld()), Optional.of(off.end()));
  }

  /**
   * A meld of the knocker as this defender sees it: without the cards of other defenders (G-10).
   */
  private static Meld meldAsSeen(Gin deal, GinPhase.LayingOff defence, Seat seat, int meld) {
    Meld there = deal.tableau().melds().get(meld).meld();
    List<Card> cards = new ArrayList<>(there.cards());
    defence.added().stream()
        .filter(added -> added.seat() != seat)
        .forEach(added -> cards.remove(added.card()));
    return new Meld(there.kind(), cards);
  }

  /**
   * The end where the card goes: the one that the move names; if none, the high end where the card
   * fits both.
   */
  private static Optional<End> end(
      Gin deal, GinPhase.LayingOff defence, Seat seat, Move.LayOff off) {
    Meld meld = meldAsSeen(deal, defence, seat, off.meld());
    Set<End> ends = GinMelds.fits(meld, off.card(), deal.rules().runs());
    if (off.end().isPresent() && meld.kind() == Meld.Kind.RUN) {
      return off.end().filter(ends::contains);
    }
    return ends.contains(End.HIGH) ? Optional.of(End.HIGH) : ends.stream().findFirst();
  }

  private static Refusal refusal(Gin deal, GinPhase.LayingOff defence, Seat seat, Move.LayOff off) {
    Meld meld = meldAsSeen(deal, defence, seat, off.meld());
    List<Card> fitting = new ArrayList<>(List.of(off.card()));
    for (End end : End.values()) {
      if (off.end().isEmpty() || off.end().get() == end || meld.kind() == Meld.Kind.BOOK) {
        GinMelds.grows(meld, end, deal.rules().runs())
            .filter(card -> !fitting.contains(card))
            .ifPresent(fitting::add);
      }
    }
    return new Refusal(Reason.LAY_OFF_MISFIT, fitting, List.of(), Optional.of(defence.knocker()));
  }
}
