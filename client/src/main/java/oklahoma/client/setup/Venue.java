package oklahoma.client.setup;

import java.util.OptionalInt;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.OklahomaRules;

/** The place of a planned table. */
public enum Venue {
  /** In the program, for one player and bots. */
  SOLO,
  /** On the network. The number of players is not known while the table is planned. */
  NETWORK;

  /**
   * The standard rules of Oklahoma. At a solo table claims have no time limit, because no other
   * person waits.
   */
  public OklahomaRules standard(int seats) {
    OklahomaRules standard = OklahomaRules.standard(seats);
    return switch (this) {
      case SOLO ->
          standard.with(
              new OklahomaRules.Clocks(OptionalInt.empty(), standard.clocks().turnSeconds()));
      case NETWORK -> standard;
    };
  }

  /**
   * A published set of gin rules. At a solo table lay-offs have no time limit, because no other
   * person waits.
   */
  public GinRules sheet(GinPreset sheet, int seats) {
    GinRules rules = sheet.rules(seats);
    return switch (this) {
      case SOLO ->
          rules.with(new GinRules.Clocks(rules.clocks().turnSeconds(), OptionalInt.empty()));
      case NETWORK -> rules;
    };
  }

  /** The nearest published rules, for the same number of seats. */
  public Rules usual(Rules rules) {
    return switch (rules) {
      case OklahomaRules oklahoma -> standard(oklahoma.seats());
      case GinRules gin -> sheet(Notation.nearest(gin), gin.seats());
    };
  }

  /**
   * The number of seats in the rules of a plan with this many bots. On the network it is {@link
   * #freest}, because the number of players is not known yet.
   */
  int seats(Game game, int bots) {
    return switch (this) {
      case SOLO -> bots + 1;
      case NETWORK -> freest(game);
    };
  }

  /** The number of seats with which the fewest rules of a game are excluded. */
  public int freest(Game game) {
    return switch (game) {
      case OKLAHOMA -> LobbyState.CHAIRS;
      case GIN -> 2;
    };
  }

  /** The number of bots in the plan of a new player. */
  int firstBots() {
    return switch (this) {
      case SOLO -> 2;
      case NETWORK -> 0;
    };
  }
}
