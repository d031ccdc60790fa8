package oklahoma.bot.oklahoma.sim;

import java.util.List;
import java.util.random.RandomGenerator;
import oklahoma.bot.oklahoma.plan.CardKinds;
import oklahoma.bot.oklahoma.plan.ContractPlans;
import oklahoma.bot.oklahoma.view.CardCounts;
import oklahoma.bot.oklahoma.view.OklahomaView;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Laid;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Tableau;
import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.Values;

/** Converts what a seat sees of a deal into a simulated deal. */
public final class SimView {
  /** The lowest rank of a run in the rules' numbering, where the ace is high. */
  private static final int LOWEST = 2;

  private SimView() {}

  /** The deal as the seat sees it, for one decision. */
  public static OklahomaSim of(OklahomaView position, RandomGenerator chance) {
    ContractPlans finder = new ContractPlans(position.contract());
    finder.outlook(CardCounts.of(position).live());
    return of(position, finder, chance);
  }

  /**
   * The deal as the seat sees it: other hands hold only what they took, and the cards of the stock
   * are placeholders.
   *
   * @param finder serves all simulated deals of this decision
   */
  public static OklahomaSim of(
      OklahomaView position, ContractPlans finder, RandomGenerator chance) {
    OklahomaSim deal = new OklahomaSim(position.rules(), position.contract(), finder, chance);
    Tableau tableau = position.deal().tableau();
    for (Seat seat : Seat.first(position.rules().seats())) {
      hand(deal, seat.ordinal(), tableau.hand(seat));
      deal.down[seat.ordinal()] = position.deal().down(seat);
      deal.claimed(seat.ordinal(), position.deal().tally().claims().get(seat.ordinal()));
    }
    for (Laid laid : tableau.melds()) {
      laid.meld().cards().forEach(card -> deal.opened(CardKinds.kind(card)));
      lay(laid.meld(), deal.melds);
    }
    List<Card> pile = tableau.pile();
    pile.reversed().forEach(card -> deal.discardOnto(CardKinds.kind(card)));
    deal.stock.of(new int[tableau.stock().size()], 0);
    deal.setProgress(position.deal().tally().renewals(), position.discards());
    deal.setProgress(position.deal().tally().laps(), untouched(position.deal().phase()));
    stage(deal, position);
    return deal;
  }

  private static void hand(OklahomaSim deal, int seat, Hand hand) {
    hand.cards().forEach(card -> deal.give(seat, CardKinds.kind(card)));
    for (Card card : hand.exposed()) {
      deal.exposed[seat][CardKinds.kind(card)]++;
      deal.opened(CardKinds.kind(card));
    }
    deal.sizes[seat] = hand.size();
  }

  /** Adds a meld of the rules to those of a simulated deal. */
  static void lay(Meld meld, SimMelds melds) {
    if (meld.kind() == Meld.Kind.BOOK) {
      melds.book(OklahomaMelds.rankOf(meld).ordinal());
    } else {
      SimMelds.Run run = run(meld);
      melds.run(run.suit(), run.low(), run.high(), run.wilds());
    }
  }

  /** A run of the rules without the place of a low ace, which simulated deals do not have. */
  static SimMelds.Run run(Meld run) {
    int low = OklahomaMelds.bottom(run) - LOWEST;
    int wilds = 0;
    for (int place = Math.max(0, -low); place < run.size(); place++) {
      wilds |= Values.wild(run.cards().get(place)) ? 1 << (low + place) : 0;
    }
    int high = low + run.size() - 1;
    return new SimMelds.Run(OklahomaMelds.suitOf(run).ordinal(), Math.max(0, low), high, wilds);
  }

  private static void stage(OklahomaSim deal, OklahomaView position) {
    switch (position.deal().phase()) {
      case OklahomaPhase.Claiming window -> {
        deal.turn = window.discarder().next(deal.seats).ordinal();
        deal.stage = OklahomaSim.Stage.OFFER;
      }
      case OklahomaPhase.ToDraw turn -> {
        deal.turn = position.me().ordinal();
        deal.stage = OklahomaSim.Stage.OFFER;
        deal.claimed = turn.claimer().isPresent();
      }
      case OklahomaPhase.ToPlay turn -> {
        deal.turn = position.me().ordinal();
        deal.stage = OklahomaSim.Stage.PLAY;
      }
      case OklahomaPhase.Penalty penalty -> throw unasked();
      case OklahomaPhase.Renewing renewing -> throw unasked();
      case OklahomaPhase.Ending ending -> throw unasked();
      case OklahomaPhase.Over over -> throw unasked();
    }
  }

  /** The kind that the seat in turn took and could put straight back. */
  private static int untouched(OklahomaPhase phase) {
    return phase instanceof OklahomaPhase.ToPlay turn
            && turn.taken()
            && turn.untouched()
            && turn.drawn() instanceof Card card
        ? CardKinds.kind(card)
        : SimStock.NONE;
  }

  private static IllegalArgumentException unasked() {
    return new IllegalArgumentException("the deal does not wait for this seat");
  }
}
