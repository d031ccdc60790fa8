package oklahoma.client.table.words;

import static org.assertj.core.api.Assertions.assertThat;

import oklahoma.client.table.model.Rig;
import oklahoma.client.table.view.Moments;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import org.junit.jupiter.api.Test;

/** What the status line asks of the player. */
class StatusTextTest {
  private static String said(String deal) {
    Rig rig = new Rig(deal);
    StatusText status = new StatusText(new Texts(Language.ENGLISH), rig.model()::nameOf);
    return status.say(rig.model().promptProperty().get(), rig.model().sight());
  }

  private static String down(String rules, String turn) {
    return said(
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

  @Test
  void whoMayNotLayOffInTheTurnOfLayingDownIsAskedToDiscard() {
    assertThat(down("", " laid-down moved"))
        .isEqualTo("Your turn – lay off what fits, then discard.");
    assertThat(down("lay-off-at-once no", " laid-down moved"))
        .isEqualTo("Your turn – discard a card.");
    assertThat(down("lay-off-at-once no", ""))
        .isEqualTo("Your turn – lay off what fits, then discard.");
  }
}
