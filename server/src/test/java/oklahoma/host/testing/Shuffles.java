package oklahoma.host.testing;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Viewer;
import oklahoma.rules.fair.Answer;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Inspection;
import oklahoma.rules.fair.LastDeal;
import oklahoma.rules.fair.Secret;
import oklahoma.rules.fair.Witness;

/** What a guest adds to the shuffles of a table, and notices of them. */
public final class Shuffles {
  private static final SecureRandom SECRETS = new SecureRandom();

  private Witness witness = Witness.returning(Optional.empty());
  private boolean mixes = true;

  /** The guest comes to sit down, so it is at the table from the beginning. */
  public void arrive() {
    witness = Witness.arriving();
  }

  /**
   * The guest has seen the end of the deal that was shuffled last.
   *
   * @param decided whether of the match too
   */
  public void sawEnd(boolean decided) {
    witness =
        witness
            .latest()
            .map(deal -> witness.ended(deal, LastDeal.End.SEEN, decided))
            .orElse(witness);
  }

  /** Takes the host's message about a shuffle and returns the answer, if there is one. */
  public Optional<Answer> hear(Viewer me, FairDeal fair) {
    witness = witness.shuffleReceived(me, fair, secret());
    return witness.answer().filter(answer -> mixes);
  }

  private static Secret secret() {
    byte[] bytes = new byte[Secret.BYTES];
    SECRETS.nextBytes(bytes);
    return Secret.of(bytes);
  }

  public Witness witness() {
    return witness;
  }

  /** What is wrong with a deal that is over, as this guest saw it. */
  public List<Finding> inspected(Inspection.SeenDeal sighting) {
    List<Finding> findings = new ArrayList<>(witness.findings());
    findings.addAll(Inspection.of(witness.latest().orElseThrow(), sighting).findings());
    return findings;
  }

  public void mixNoMore() {
    mixes = false;
  }
}
