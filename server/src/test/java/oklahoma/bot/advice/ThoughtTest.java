package oklahoma.bot.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import oklahoma.bot.advice.Thought.Weighed;
import oklahoma.rules.Move;
import org.junit.jupiter.api.Test;

/** What is named of all that speaks for a move. */
class ThoughtTest {
  private static final MoveReason RIDS = new MoveReason.ShedsPoints(10);
  private static final MoveReason WILD = new MoveReason.KeepsWilds(1);
  private static final MoveReason HOLDS = new MoveReason.HoldsContract();
  private static final Thought NOTHING = new Thought(new Move.Draw(), List.of());

  @Test
  void theGreatestLeadOverTheOtherMoveIsNamed() {
    Thought other = of(new Weighed(new MoveReason.KeepsWilds(2), 9));
    assertThat(of(new Weighed(WILD, 10), new Weighed(RIDS, 3)).why(other)).containsExactly(RIDS);
  }

  @Test
  void twoThatDecideAboutEquallyAreBothNamedAndNeverThree() {
    Thought both = of(new Weighed(RIDS, 8), new Weighed(WILD, 10), new Weighed(HOLDS, 9));
    assertThat(both.why(NOTHING)).containsExactly(WILD, HOLDS);
    assertThat(of(new Weighed(RIDS, 7), new Weighed(WILD, 10)).why(NOTHING)).containsExactly(WILD);
  }

  @Test
  void whatSpeaksAgainstAMoveIsNoSecondReason() {
    assertThat(of(new Weighed(RIDS, -1), new Weighed(WILD, -1)).why(NOTHING)).hasSize(1);
    assertThat(NOTHING.why(NOTHING)).containsExactly(new MoveReason.NoChoice());
  }

  private static Thought of(Weighed... features) {
    return new Thought(new Move.Draw(), List.of(features));
  }
}
