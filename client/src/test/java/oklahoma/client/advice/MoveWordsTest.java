package oklahoma.client.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import oklahoma.client.table.view.GinTableTest;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.rules.Deal;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;

class MoveWordsTest {
  @Test
  void onlyOklahomaHasAContract() {
    Deal oklahoma =
        Notation.deal(
                """
                oklahoma hand 1 dealer C
                A: 8shd Qdhc
                B: 4cd
                C: 5cd
                pile 3d 7c
                A to play
                """)
            .orElseThrow();
    Deal gin = Notation.gin(GinTableTest.KNOCKED).orElseThrow();
    assertThat(layDown(oklahoma)).isEqualTo("Lay down your contract.");
    assertThat(layDown(gin)).isEqualTo("Done: lay down your melds.");
  }

  private static String layDown(Deal before) {
    MoveWords words = new MoveWords(new Texts(Language.ENGLISH));
    return words.say(new Move.LayDown(List.of()), before, Seat::name);
  }
}
