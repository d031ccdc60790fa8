package oklahoma.client.table.words;

import static org.assertj.core.api.Assertions.assertThat;

import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.view.Moments;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import org.junit.jupiter.api.Test;

/** What the status line asks of the player. */
class StatusTextTest {
  private static final String TAKEN = "A to discard took 9h last";

  private static String text(String deal) {
    RiggedTable rig = new RiggedTable(deal);
    StatusText status = new StatusText(new Texts(Language.ENGLISH), rig.model()::nameOf);
    return status.say(rig.model().promptProperty().get(), rig.model().playerView());
  }

  private static String down(String rules, String turn) {
    return text(
        Moments.dealt(
            2,
            """
            oklahoma hand 1 %s dealer B
            A: 9h Kd
            B: #10
            meld A: book 9sd *
            meld A: book 7sdc
            pile 3d
            A to play drew Kd%s
            """
                .formatted(rules, turn)));
  }

  private static String last(String rules, String pile, String next) {
    return text(
        """
        gin classic stock-end fiftieth-card %s up 6d
        A: 678h Tcsd A23c Kd %s
        B: 4c4h9d4d3dKh8c6c5h2h
        %s
        stock 2s 3s
        %s
        """
            .formatted(rules, next.equals(TAKEN) ? "9h" : "", pile, next));
  }

  @Test
  void aPlayerWhoMayNotLayOffInTheTurnOfLayingDownIsAskedToDiscard() {
    assertThat(down("", " laid-down moved"))
        .isEqualTo("Your turn – lay off what fits, then discard.");
    assertThat(down("lay-off-at-once no", " laid-down moved"))
        .isEqualTo("Your turn – discard a card.");
    assertThat(down("lay-off-at-once no", ""))
        .isEqualTo("Your turn – lay off what fits, then discard.");
  }

  /** Where an ace up means that only gin ends the round. */
  @Test
  void nobodyIsOfferedAKnockThatTheRulesDoNotAllow() {
    assertThat(turn("")).isEqualTo("Your turn – discard a card, or knock.");
    assertThat(turn("limit gin-only")).isEqualTo("Your turn – discard a card, or go gin.");
  }

  private static String turn(String rules) {
    return text(
        """
        gin classic %s up 6d
        A: 345c 789h TJQKs Kd
        B: 2c4h9dTd3dKh8c6h5h2h
        pile 6d
        stock As ...
        A to discard drew Kd
        """
            .formatted(rules));
  }

  /** G-12. */
  @Test
  void theLastDiscardIsTakenToEndTheRound() {
    assertThat(last("", "pile 9h 6d", "A to draw last"))
        .isEqualTo("This is the last discard – take it to knock, or pass.");
    assertThat(last("limit gin-only", "pile 9h 6d", "A to draw last"))
        .isEqualTo("This is the last discard – take it to go gin, or pass.");
    assertThat(last("limit gin-only", "pile Qh 9h 6d", "A to draw last"))
        .isEqualTo("You may take the last discard only to go gin – pass.");
    assertThat(last("", "pile 6d", TAKEN))
        .isEqualTo("You took the last discard – now knock or go gin.");
    assertThat(last("limit gin-only", "pile 6d", TAKEN))
        .isEqualTo("You took the last discard – now go gin.");
  }
}
