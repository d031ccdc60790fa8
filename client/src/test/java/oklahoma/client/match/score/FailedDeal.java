package oklahoma.client.match.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import oklahoma.client.fair.ProofMarks;
import oklahoma.client.fair.Proofs;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.protocol.fair.Proof;
import oklahoma.rules.Seat;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;

/** The first deal of a match did not follow from the secrets. */
final class FailedDeal {
  private static final String WORDS = "Shuffle not verified";

  private FailedDeal() {}

  static ProofMarks marks() {
    Proofs proofs = new Proofs();
    proofs.add(
        new Proof(
            OptionalInt.of(0),
            Optional.empty(),
            Optional.of(Seat.A),
            0,
            List.of(Finding.of(Flaw.DEAL_DIFFERS))));
    return new ProofMarks(new Pages(new Texts(Language.ENGLISH), () -> false), proofs, Seat::name);
  }

  /** The player reads it at the foot of the score, and at the line of the deal. */
  static void isShownOn(Parent panel) {
    panel.applyCss();
    panel.layout();
    assertThat(((Button) panel.lookup("#proof-mark")).getText()).isEqualTo(WORDS);
    assertThat(panel.lookupAll(".proof-sign"))
        .filteredOn(Node::isVisible)
        .extracting(Node::getAccessibleText)
        .containsExactly(WORDS);
  }
}
