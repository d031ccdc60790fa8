package oklahoma.rules.fair;

/**
 * A deal as its host knows it, with the secret that nobody else may know before its end. It never
 * leaves the host while the deal runs.
 *
 * @param published what everybody may know
 * @param secret the host's
 */
public record SealedDeal(FairDeal published, Secret secret) {

  /** Whether the secret is the one to which the host has committed. */
  public boolean opensCommitment() {
    return Commitment.ofHost(published.match(), published.number(), secret)
        .equals(published.host());
  }

  /** The order of the cards; all answers must be in. */
  public Shuffle shuffle() {
    return published.shuffle(secret);
  }

  /** This deal after a change of its public state. */
  public SealedDeal with(FairDeal more) {
    return new SealedDeal(more, secret);
  }

  /** The public state at the end of the deal, with the host's secret. */
  public FairDeal shown() {
    return published.showing(secret);
  }
}
