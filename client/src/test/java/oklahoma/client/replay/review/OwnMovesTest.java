package oklahoma.client.replay.review;

import static org.assertj.core.api.Assertions.assertThat;

import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.view.Moments;
import oklahoma.rules.Move;
import org.junit.jupiter.api.Test;

class OwnMovesTest {

  /** The line was lost in the first hand of the match, and the score tells of none. */
  @Test
  void theMovesOfAnotherMatchAreForgottenAfterAReturn() {
    RiggedTable rig = new RiggedTable(Moments.CLAIM);
    OwnMoves moves = new OwnMoves(rig.model());
    rig.play("C discards Qs");
    rig.model().send(new Move.Pass());
    assertThat(moves.ofMatch()).hasSize(1);
    rig.comeBackToANewDeal();
    assertThat(moves.ofMatch()).isEmpty();
  }
}
