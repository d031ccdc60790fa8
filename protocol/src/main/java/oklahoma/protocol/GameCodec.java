package oklahoma.protocol;

import oklahoma.protocol.BadMessage.Fault;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.OklahomaRules;

/** The rules of either game. */
final class GameCodec {
  private GameCodec() {}

  static Wire.Rules wire(Rules rules) {
    return switch (rules) {
      case OklahomaRules oklahoma ->
          Wire.Rules.newBuilder().setOklahoma(OklahomaRulesCodec.wire(oklahoma)).build();
      case GinRules gin -> Wire.Rules.newBuilder().setGin(GinRulesCodec.wire(gin)).build();
    };
  }

  static Rules read(Wire.Rules rules) {
    return switch (rules.getGameCase()) {
      case OKLAHOMA -> OklahomaRulesCodec.read(rules.getOklahoma());
      case GIN -> GinRulesCodec.read(rules.getGin());
      case GAME_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }
}
