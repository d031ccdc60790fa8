package oklahoma.client.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
    Deal gin =
        Notation.gin(
                """
                gin classic up 6d
                A: 8s 4s 2hd 9h Jd Qc 3c 5d Ts
                B: [2s]
                meld B: run 567s
                meld B: book KdKhKs
                meld B: book 4dhc
                pile 9d
                stock 6d ...
                B knocked: A
                """)
            .orElseThrow();
    assertThat(layDown(oklahoma)).isEqualTo("Lay down your contract.");
    assertThat(layDown(gin)).isEqualTo("Done: lay down your melds.");
  }

  private static String layDown(Deal before) {
    MoveWords words = new MoveWords(new Texts(Language.ENGLISH));
    return words.say(new Move.LayDown(List.of()), before, Seat::name);
  }
}
