package oklahoma.rules.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;

/** A guest in seat A with its witness: what it answered, and what it makes of each deal. */
final class Guest {
  static final Seat ME = Seat.A;

  /** What it makes of a deal: what is wrong, else why it proves less. */
  record Verdict(List<Flaw> flaws) {
    boolean verified() {
      return flaws.isEmpty();
    }

    boolean accuses() {
      return flaws.stream().anyMatch(Flaw::wrong);
    }
  }

  private final List<Answer> answers = new ArrayList<>();
  private Witness witness = Witness.arriving();
  private Viewer seen = ME;
  private int secrets;

  Witness witness() {
    return witness;
  }

  /** What it has answered since it was last asked here. */
  List<Answer> answers() {
    List<Answer> now = List.copyOf(answers);
    answers.clear();
    return now;
  }

  /** As whom the host says that it sees the table. */
  void seenAs(Viewer viewer) {
    seen = viewer;
  }

  Optional<Answer> hears(FairDeal deal) {
    secrets++;
    witness =
        witness.shuffleReceived(seen, deal, new Secret("%064x".formatted(0xa000000 + secrets)));
    witness.answer().ifPresent(answers::add);
    return witness.answer();
  }

  void does(UnaryOperator<Witness> what) {
    witness = what.apply(witness);
  }

  void cut() {
    does(Witness::cutOff);
  }

  void restart() {
    witness = Witness.returning(witness.last());
  }

  /** Its program is started again, and what was kept is lost. */
  void forget() {
    witness = Witness.returning(Optional.empty());
  }

  void end(FairDeal deal, boolean decided) {
    does(before -> before.ended(deal, LastDeal.End.SEEN, decided));
  }

  /** What it makes of the latest deal, whose end it has seen. */
  Verdict verdict() {
    LastDeal last = witness.last().orElseThrow();
    List<Flaw> flaws = new ArrayList<>();
    last.findings().forEach(finding -> flaws.add(finding.flaw()));
    if (last.opened()) {
      if (!Commitment.ofHost(
              last.published().match(),
              last.published().number(),
              last.published().shown().orElseThrow())
          .equals(last.published().host())) {
        flaws.add(Flaw.HOST_SECRET_DIFFERS);
      }
    } else {
      flaws.add(Flaw.NOT_SHOWN);
    }
    if (flaws.isEmpty()) {
      last.doubts().forEach(finding -> flaws.add(finding.flaw()));
    }
    return new Verdict(flaws);
  }
}
