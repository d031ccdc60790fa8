package client.setup;

import java.util.OptionalInt;
import protocol.LobbyState;
import rules.oklahoma.OklahomaRules;

/** Where a planned table will stand. */
public enum Venue {
  /** Inside the program, for one player and bots. */
  SOLO,
  /** On the network; how many will sit there is not known yet. */
  NETWORK;

  private static final int MOST_BOTS = 7;

  /** The standard rules. With bots alone nobody has to hurry, so a claim window waits for all. */
  public OklahomaRules standard(int seats) {
    OklahomaRules standard = OklahomaRules.standard(seats);
    return switch (this) {
      case SOLO -> standard.draft().claimSeconds(OptionalInt.empty()).rules();
      case NETWORK -> standard;
    };
  }

  /** How many seats the rules of a plan with so many bots have. */
  int seats(int bots) {
    return switch (this) {
      case SOLO -> bots + 1;
      case NETWORK -> LobbyState.CHAIRS;
    };
  }

  /** The most bots. */
  int mostBots() {
    return MOST_BOTS;
  }

  /** How many bots a newcomer is offered. */
  int firstBots() {
    return switch (this) {
      case SOLO -> 2;
      case NETWORK -> 0;
    };
  }
}
