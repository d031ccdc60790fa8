package oklahoma.rules.fair;

/** The kinds of faults and doubts that the check of a fair deal can find. */
public enum Flaw {
  /** The host proves nothing about this deal. */
  NO_PROOF(false),
  /** The guest only watches, so no secret of its own can be in the shuffle. */
  WATCHED(false),
  /** The guest was away when the shuffle began, so the host did not ask for a secret. */
  NOT_ASKED(false),
  /** The host says that the guest's answer came too late, and the connection was cut or slow. */
  TOO_LATE(false),
  /** The guest's program was restarted and no longer knows the secret that counts for the guest. */
  NOT_KNOWN(false),
  /**
   * A seat committed to a secret that is not in the shuffle, so the host could choose between
   * orders.
   */
  WITHHELD(false),
  /**
   * The guest did not see the end of the deal or match before, or did not play that deal itself.
   */
  END_UNSEEN(false),
  /** The guest's program did not see the whole match, or does not know which seat should deal. */
  NOT_REMEMBERED(false),
  /** The deal is over and the host has not shown its secret. */
  NOT_SHOWN(true),
  /** The cards were dealt before the shuffle was finished. */
  NOT_SETTLED(true),
  /** The host's secret is not what it had committed to. */
  HOST_SECRET_DIFFERS(true),
  /** The host used a secret that it had shown before. */
  HOST_SECRET_REUSED(true),
  /** The host began a shuffle, dropped it and began another. */
  DRAWN_AGAIN(true),
  /** A seat had answered before the host could have asked it. */
  ANSWERED_EARLY(true),
  /** The host changed what it said about a seat's part, or left out a step. */
  PART_CHANGED(true),
  /** A seat's secret is not what that seat had committed to. */
  SECRET_DIFFERS(true),
  /** The host says that the guest sent something which the guest did not send. */
  OWN_COMMITMENT_DIFFERS(true),
  /** The guest's own secret was sent in time, or never asked for, and does not count. */
  OWN_SECRET_LEFT_OUT(true),
  /** Something that the guest saw in this deal is no longer part of it. */
  TAKEN_BACK(true),
  /** The deal is played by other rules than the one before. */
  RULES_DIFFER(true),
  /** Under the rules of the match, or by the secrets, another seat should deal. */
  DEALER_DIFFERS(true),
  /** The score does not follow from the earlier deals. */
  SCORE_DIFFERS(true),
  /** Something happened that the rules do not allow. */
  AGAINST_RULES(true),
  /** The cards dealt are not those that the shuffle gives. */
  DEAL_DIFFERS(true),
  /** A card drawn is not the one on top of the stock. */
  DRAW_DIFFERS(true),
  /** The new stock is not in the order that the shuffle gives. */
  RENEWAL_DIFFERS(true),
  /** A seat showed or played a card that it cannot have had. */
  CARD_DIFFERS(true);

  private final boolean wrong;

  Flaw(boolean wrong) {
    this.wrong = wrong;
  }

  /**
   * Whether only a dishonest host can cause this. Otherwise the deal is fair as far as known, but
   * proves less than it should.
   */
  public boolean wrong() {
    return wrong;
  }
}
