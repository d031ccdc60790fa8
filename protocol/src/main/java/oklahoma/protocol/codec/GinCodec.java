package oklahoma.protocol.codec;

import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinRules;

/** Deals of gin. */
final class GinCodec {
  private GinCodec() {}

  static Wire.Gin wire(Gin deal) {
    return Wire.Gin.newBuilder()
        .setRules(RulesCodec.wire(deal.rules()))
        .setDealer(SeatCodec.wire(deal.dealer()))
        .setUpCard(CardCodec.bytes(deal.upCard()))
        .setTableau(DealCodec.tableau(deal.tableau()))
        .setTakes(deal.takes())
        .setPhase(GinPhaseCodec.wire(deal.phase()))
        .build();
  }

  static Gin read(Wire.Gin deal) {
    GinRules rules = RulesCodec.gin(deal.getRules());
    if (!(CardCodec.card(deal.getUpCard()) instanceof Suited upCard)) {
      throw new BadMessage(Fault.NOT_A_CARD);
    }
    Gin read =
        new Gin(
            rules,
            SeatCodec.read(deal.getDealer()),
            upCard,
            DealCodec.tableau(deal.getTableau()),
            Bounds.within(0, deal.getTakes(), Gin.MOST_TAKES),
            GinPhaseCodec.read(deal.getPhase()));
    if (!whole(read)) {
      throw new BadMessage(Fault.IMPOSSIBLE);
    }
    return read;
  }

  /** Whether the numbers of seats and cards are those of the rules. */
  private static boolean whole(Gin deal) {
    return deal.tableau().seats() == deal.rules().seats()
        && deal.dealer().ordinal() < deal.rules().seats()
        && deal.tableau().size() == deal.rules().pack().size();
  }
}
