package oklahoma.protocol;

import java.util.OptionalInt;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaRulesRefused;

/** The parameters of Oklahoma. */
final class OklahomaRulesCodec {
  private static final Wording<OklahomaRules.Naturals, Wire.OklahomaRules.Naturals> NATURALS =
      new Wording<>(OklahomaRules.Naturals.class, Wire.OklahomaRules.Naturals.class, "NATURALS_");
  private static final Wording<OklahomaRules.DisplacedWild, Wire.OklahomaRules.DisplacedWild>
      DISPLACED =
          new Wording<>(
              OklahomaRules.DisplacedWild.class,
              Wire.OklahomaRules.DisplacedWild.class,
              "DISPLACED_WILD_");
  private static final Wording<OklahomaRules.Tie, Wire.OklahomaRules.Tie> TIES =
      new Wording<>(OklahomaRules.Tie.class, Wire.OklahomaRules.Tie.class, "TIE_");
  private static final Wording<OklahomaRules.NextDealer, Wire.OklahomaRules.NextDealer> DEALERS =
      new Wording<>(
          OklahomaRules.NextDealer.class, Wire.OklahomaRules.NextDealer.class, "NEXT_DEALER_");

  private OklahomaRulesCodec() {}

  static Wire.OklahomaRules wire(OklahomaRules rules) {
    Wire.OklahomaRules.Builder wire =
        Wire.OklahomaRules.newBuilder()
            .setSeats(rules.seats())
            .setJokersPerPack(rules.jokersPerPack())
            .setAceLow(rules.aceLow())
            .setNaturals(NATURALS.wire(rules.naturals()))
            .setPenalty(rules.penalty())
            .setDownMayClaim(rules.downMayClaim())
            .setFirstUpCardClaimable(rules.firstUpCardClaimable())
            .setDisplaced(DISPLACED.wire(rules.displaced()))
            .setAdjacentRuns(rules.adjacentRuns())
            .setLayOffAtOnce(rules.layOffAtOnce())
            .setRenewals(rules.renewals())
            .setTie(TIES.wire(rules.tie()))
            .setNextDealer(DEALERS.wire(rules.nextDealer()));
    rules.claims().ifPresent(wire::setClaims);
    rules.claimSeconds().ifPresent(wire::setClaimSeconds);
    rules.turnSeconds().ifPresent(wire::setTurnSeconds);
    return wire.build();
  }

  static OklahomaRules read(Wire.OklahomaRules rules) {
    try {
      return new OklahomaRules(
          rules.getSeats(),
          rules.getJokersPerPack(),
          rules.getAceLow(),
          NATURALS.read(rules.getNaturals()),
          optional(rules.hasClaims(), rules.getClaims()),
          rules.getPenalty(),
          rules.getDownMayClaim(),
          rules.getFirstUpCardClaimable(),
          DISPLACED.read(rules.getDisplaced()),
          rules.getAdjacentRuns(),
          rules.getLayOffAtOnce(),
          rules.getRenewals(),
          optional(rules.hasClaimSeconds(), rules.getClaimSeconds()),
          optional(rules.hasTurnSeconds(), rules.getTurnSeconds()),
          TIES.read(rules.getTie()),
          DEALERS.read(rules.getNextDealer()));
    } catch (OklahomaRulesRefused refused) {
      throw new BadMessage(BadMessage.Fault.IMPOSSIBLE, refused);
    }
  }

  private static OptionalInt optional(boolean there, int number) {
    return there ? OptionalInt.of(number) : OptionalInt.empty();
  }
}
