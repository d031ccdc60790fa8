package oklahoma.client.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import oklahoma.protocol.fair.Proof;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;

/**
 * What a host does; the last deal that it plays is judged.
 *
 * @param found what the player's program finds; empty if the deal is verified
 */
record HostAttack(String what, Proof.Outcome outcome, Optional<Flaw> found, Script script) {

  /** What it says, and what becomes of the program meanwhile. */
  interface Script {
    void run(DishonestHost host, GuestProgram program) throws Exception;
  }

  /** The program accuses the host. */
  static HostAttack wrong(String what, Flaw found, Script script) {
    return new HostAttack(what, Proof.Outcome.FAILED, Optional.of(found), script);
  }

  /** The program says that it has no proof, and accuses nobody. */
  static HostAttack unproved(String what, Flaw found, Script script) {
    return new HostAttack(what, Proof.Outcome.NOT_FOR_YOU, Optional.of(found), script);
  }

  /** The program finds what it should. */
  void isJudged() throws Exception {
    try (GuestProgram program = new GuestProgram()) {
      program.connect(new ConnectionPurpose.Sit());
      script.run(program.host, program);
      Proof proof = program.lastProof();
      List<Flaw> flaws = proof.findings().stream().map(Finding::flaw).toList();
      assertThat(proof.outcome()).as("%s", flaws).isEqualTo(outcome);
      assertThat(flaws).containsAll(found.stream().toList());
    }
  }

  @Override
  public String toString() {
    return what;
  }
}
