package oklahoma.protocol.codec;

import java.util.List;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Deal;
import oklahoma.rules.Seen;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Laid;
import oklahoma.rules.card.Tableau;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Laps;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaMatch;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaTally;

/** Deals, as a viewer sees them. */
final class DealCodec {
  private DealCodec() {}

  static Wire.Deal wire(Seen<Deal> seen) {
    return switch (seen.value()) {
      case Oklahoma deal -> Wire.Deal.newBuilder().setOklahoma(oklahoma(deal)).build();
      case Gin deal -> Wire.Deal.newBuilder().setGin(GinCodec.wire(deal)).build();
    };
  }

  /**
   * Decodes a deal and hides all that this viewer must not see, whatever the sender has revealed.
   */
  static Seen<Deal> read(Wire.Deal deal, Viewer viewer) {
    return switch (deal.getGameCase()) {
      case OKLAHOMA -> Seen.of(oklahoma(deal.getOklahoma()), viewer);
      case GIN -> Seen.of(GinCodec.read(deal.getGin()), viewer);
      case GAME_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }

  private static Wire.Oklahoma oklahoma(Oklahoma deal) {
    return Wire.Oklahoma.newBuilder()
        .setRules(RulesCodec.wire(deal.rules()))
        .setHand(deal.hand())
        .setDealer(SeatCodec.wire(deal.dealer()))
        .setTableau(tableau(deal.tableau()))
        .addAllClaims(deal.tally().claims())
        .setRenewals(deal.tally().renewals())
        .setPutBack(deal.tally().laps().putBack())
        .setFromPile(deal.tally().laps().fromPile())
        .setPhase(OklahomaPhaseCodec.wire(deal.phase()))
        .build();
  }

  private static Oklahoma oklahoma(Wire.Oklahoma deal) {
    OklahomaRules rules = RulesCodec.oklahoma(deal.getRules());
    Oklahoma read =
        new Oklahoma(
            rules,
            Bounds.within(1, deal.getHand(), OklahomaMatch.HANDS),
            SeatCodec.read(deal.getDealer()),
            tableau(deal.getTableau()),
            new OklahomaTally(
                Bounds.each(
                    deal.getClaimsList(),
                    Bounds.SEATS,
                    claims -> Bounds.within(0, claims, Bounds.CARDS)),
                Bounds.within(0, deal.getRenewals(), rules.stock().renewals()),
                new Laps(
                    Bounds.within(0, deal.getPutBack(), Bounds.LAPS),
                    Bounds.within(0, deal.getFromPile(), Bounds.LAPS))),
            OklahomaPhaseCodec.read(deal.getPhase()));
    if (!whole(read)) {
      throw new BadMessage(Fault.IMPOSSIBLE);
    }
    return read;
  }

  /** Whether the numbers of seats and cards are those of the rules. */
  private static boolean whole(Oklahoma deal) {
    int seats = deal.rules().seats();
    return deal.tableau().seats() == seats
        && deal.tally().claims().size() == seats
        && deal.dealer().ordinal() < seats
        && deal.tableau().size() == deal.rules().pack().size();
  }

  static Wire.Tableau tableau(Tableau tableau) {
    Wire.Tableau.Builder wire =
        Wire.Tableau.newBuilder()
            .setStock(CardCodec.bytes(tableau.stock()))
            .setPile(CardCodec.bytes(tableau.pile()));
    for (Hand hand : tableau.hands()) {
      wire.addHands(
          Wire.Tableau.Hand.newBuilder()
              .setConcealed(CardCodec.bytes(hand.concealed()))
              .setExposed(CardCodec.bytes(hand.exposed())));
    }
    for (Laid laid : tableau.melds()) {
      wire.addMelds(
          Wire.Tableau.Laid.newBuilder()
              .setOwner(SeatCodec.wire(laid.owner()))
              .setMeld(CardCodec.wire(laid.meld())));
    }
    return wire.build();
  }

  static Tableau tableau(Wire.Tableau tableau) {
    List<Hand> hands = Bounds.each(tableau.getHandsList(), Bounds.SEATS, DealCodec::hand);
    List<Laid> melds = Bounds.each(tableau.getMeldsList(), Bounds.MELDS_LAID, DealCodec::laid);
    return new Tableau(
        hands, CardCodec.faces(tableau.getStock()), CardCodec.cards(tableau.getPile()), melds);
  }

  private static Hand hand(Wire.Tableau.Hand hand) {
    return new Hand(CardCodec.faces(hand.getConcealed()), CardCodec.cards(hand.getExposed()));
  }

  private static Laid laid(Wire.Tableau.Laid laid) {
    return new Laid(SeatCodec.read(laid.getOwner()), CardCodec.read(laid.getMeld()));
  }
}
