package oklahoma.client.setup;

import java.util.OptionalInt;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.OklahomaRules;

/** Where a planned table will be. */
public enum Venue {
  /** Inside the program, for one player and bots. */
  SOLO,
  /** On the network; how many will sit there is not known yet. */
  NETWORK;

  /** The standard rules. With bots alone nobody has to hurry, so a claim window waits for all. */
  public OklahomaRules standard(int seats) {
    OklahomaRules standard = OklahomaRules.standard(seats);
    return switch (this) {
      case SOLO ->
          standard.with(
              new OklahomaRules.Clocks(OptionalInt.empty(), standard.clocks().turnSeconds()));
      case NETWORK -> standard;
    };
  }

  /** A sheet of gin. With bots alone nobody has to hurry, so lay-offs are not timed. */
  public GinRules sheet(GinPreset sheet, int seats) {
    GinRules rules = sheet.rules(seats);
    return switch (this) {
      case SOLO ->
          rules.with(new GinRules.Clocks(rules.clocks().turnSeconds(), OptionalInt.empty()));
      case NETWORK -> rules;
    };
  }

  /** The published rules from which these differ least, for as many seats. */
  public Rules usual(Rules rules) {
    return switch (rules) {
      case OklahomaRules oklahoma -> standard(oklahoma.seats());
      case GinRules gin -> sheet(Notation.nearest(gin), gin.seats());
    };
  }

  /**
   * The number of seats in the rules of a plan with this many bots. On the network that is not
   * known yet: then as many as exclude least, which are all chairs in Oklahoma and two in gin.
   */
  int seats(Game game, int bots) {
    return switch (this) {
      case SOLO -> bots + 1;
      case NETWORK -> freest(game);
    };
  }

  /** The number of seats that excludes least of the rules of a game. */
  public int freest(Game game) {
    return switch (game) {
      case OKLAHOMA -> LobbyState.CHAIRS;
      case GIN -> 2;
    };
  }

  /** How many bots a newcomer is offered. */
  int firstBots() {
    return switch (this) {
      case SOLO -> 2;
      case NETWORK -> 0;
    };
  }
}
