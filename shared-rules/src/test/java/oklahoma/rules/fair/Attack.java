package oklahoma.rules.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.function.Consumer;

/**
 * What a host does, up to the end of a deal.
 *
 * @param found what the guest finds first; empty if the deal is verified
 */
record Attack(String what, Consumer<Guest> host, Optional<Flaw> found) {
  static Attack of(String what, Flaw found, Consumer<Guest> host) {
    return new Attack(what, host, Optional.of(found));
  }

  /** The guest finds what it should, and accuses the host only of what is wrong. */
  void isJudged() {
    Guest guest = new Guest();
    host.accept(guest);
    Guest.Verdict verdict = guest.verdict();
    if (found.isEmpty()) {
      assertThat(verdict.flaws()).isEmpty();
    } else {
      assertThat(verdict.flaws()).contains(found.get());
      assertThat(verdict.accuses()).isEqualTo(found.get().wrong());
    }
  }

  @Override
  public String toString() {
    return what;
  }
}
