package oklahoma.rules.fair;

/** The answer that a seat owes the host in the shuffle of a deal. */
public sealed interface Answer {

  /**
   * It commits to a secret.
   *
   * @param deal the number of the deal in its match
   */
  record Commit(int deal, Commitment commitment) implements Answer {}

  /**
   * It reveals the secret.
   *
   * @param deal the number of the deal in its match
   */
  record Reveal(int deal, Secret secret) implements Answer {}
}
