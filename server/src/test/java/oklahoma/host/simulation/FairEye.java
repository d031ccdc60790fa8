package oklahoma.host.simulation;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import oklahoma.protocol.fair.DealObserver;
import oklahoma.protocol.fair.Proof;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.fair.Answer;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;
import oklahoma.rules.fair.LastDeal;
import oklahoma.rules.fair.Secret;

/** A guest's part in the fair deals of a table: it mixes, judges every deal and accuses nobody. */
final class FairEye implements DealObserver.Listener {
  /** What a cheat brings about, who leaves out answers and sends some that it made up. */
  private static final Set<Flaw> OWN_DOING =
      EnumSet.of(Flaw.OWN_SECRET_LEFT_OUT, Flaw.OWN_COMMITMENT_DIFFERS);

  private final DealObserver seen;
  private final Set<Flaw> excused;
  private int judged;
  private int verified;

  /**
   * @param mixes whether it answers whenever it is asked, and not otherwise
   * @param purpose what it comes to the table for
   * @param kept what its program has kept
   */
  FairEye(
      RandomGenerator chance, boolean mixes, ConnectionPurpose purpose, Optional<LastDeal> kept) {
    excused = mixes ? EnumSet.noneOf(Flaw.class) : OWN_DOING;
    seen = new DealObserver(() -> secret(chance), purpose, kept, this);
  }

  private static Secret secret(RandomGenerator chance) {
    byte[] bytes = new byte[Secret.BYTES];
    chance.nextBytes(bytes);
    return Secret.of(bytes);
  }

  /** What the program keeps when it ends. */
  Optional<LastDeal> last() {
    return seen.last();
  }

  /** How many deals were judged. */
  int judged() {
    return judged;
  }

  /** How many of them turned out to be verified. */
  int verified() {
    return verified;
  }

  /** The line broke. */
  void cutOff() {
    seen.cutOff();
  }

  void slowed() {
    seen.slowed();
  }

  void sent(ToHost message) {
    seen.sent(message);
  }

  /** Takes a message and returns the answer that the host expects, if there is one. */
  Optional<Answer> hear(FromHost message) {
    Optional<Answer> owed =
        message instanceof FromHost.ForSession received ? seen.receive(received) : Optional.empty();
    last().ifPresent(deal -> accusesNobody(deal.findings(), deal));
    return owed;
  }

  @Override
  public void proved(Proof proof) {
    judged++;
    verified += proof.outcome() == Proof.Outcome.VERIFIED ? 1 : 0;
    accusesNobody(proof.findings(), proof);
  }

  @Override
  public void impossible(RuntimeException why) {
    throw new Violation(Check.FAIR, "what the host told cannot be: " + why);
  }

  private void accusesNobody(List<Finding> findings, Object where) {
    Violation.unless(
        findings.stream()
            .map(Finding::flaw)
            .noneMatch(flaw -> flaw.wrong() && !excused.contains(flaw)),
        Check.FAIR,
        () -> findings + " in " + where);
  }
}
