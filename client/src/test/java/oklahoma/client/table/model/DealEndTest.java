package oklahoma.client.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import oklahoma.client.table.view.Moments;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Standing;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The picture and the score come in either order; the end of a deal comes once, after both. */
class DealEndTest {

  private final List<Integer> shown = new ArrayList<>();
  private RiggedTable rig;
  private DealEnd end;

  @BeforeEach
  void aTableWhereGinIsInHand() {
    rig = new RiggedTable(Moments.GIN);
    end = new DealEnd(rig.model(), () -> shown.add(scores()));
  }

  private int scores() {
    return rig.model().standingProperty().get().deals().size();
  }

  /** Gin ends the deal, and its score is still on its way. */
  private void played() {
    rig.play("A knocks Kd: 345c / 789h / TJQKs");
  }

  private void scored(int deals) {
    List<List<Integer>> points = Collections.nCopies(deals, List.of(12, 0));
    Standing standing = new Standing(points, List.of(12 * deals, 0), List.of(), false);
    rig.model().receive(new FromHost.Intermission(99, standing, Set.of(), OptionalLong.empty()));
  }

  @Test
  void aScoreThatComesLateIsWaitedFor() {
    played();
    end.seen();
    assertThat(shown).isEmpty();
    scored(1);
    assertThat(shown).containsExactly(1);
  }

  @Test
  void aPictureThatComesLateIsWaitedFor() {
    played();
    scored(1);
    assertThat(shown).isEmpty();
    end.seen();
    assertThat(shown).containsExactly(1);
  }

  @Test
  void itIsReportedOnceHoweverOftenItIsSeen() {
    played();
    scored(1);
    end.seen();
    end.seen();
    scored(1);
    assertThat(shown).containsExactly(1);
  }

  @Test
  void theFirstDealOfAnotherMatchIsReportedAgain() {
    played();
    scored(1);
    end.seen();
    rig.dealAgain();
    end.next();
    played();
    end.seen();
    assertThat(shown).as("it has no score yet").containsExactly(1);
    scored(1);
    assertThat(shown).containsExactly(1, 1);
  }
}
