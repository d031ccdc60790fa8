package oklahoma.rules.gin;

/** The yes-or-no parameters of gin. */
public enum GinSwitch {
  /** Only gin ends a deal whose up-card is an ace. */
  ACE_UP_GIN_ONLY,
  /** The defenders lay off after a knock (G-8). */
  LAY_OFFS,
  /** A round whose up-card is a spade counts double, bonuses included. */
  SPADES_DOUBLE,
  /** A player may stop the deal with every card in a meld, the drawn one too. */
  BIG_GIN,
  /** A defender's penalty after a knock is its own deadwood, not the difference. */
  OWN_IN_FULL,
  /** An undercut knocker's penalty is the bonus and the difference. */
  UNDERCUT_SURCHARGE,
  /** Gin costs each other seat 25 more. */
  GIN_SURCHARGE,
  /** Three games are scored at once. */
  HOLLYWOOD,
  /** A card just taken from the pile may be discarded in the same turn (G-4). */
  RETURN_TAKEN,
  /** Runs go round the corner, K-A-2; an ace is then worth 15, and as the up-card 10. */
  ROUND_THE_CORNER,
  /** In the first round nothing is timed, neither turns nor lay-offs. */
  FIRST_ROUND_UNTIMED
}
