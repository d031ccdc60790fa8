package oklahoma.client.table.model.playerview;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.Oklahoma;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClaimUseTest {
  private static final String DEAL =
      """
      oklahoma hand %d
      A: %s
      B: 9c
      C: 3s
      pile %s 4d
      stock 5s 6s
      window on C: A, B
      """;

  @ParameterizedTest
  @CsvSource({
    "1, 8sh Kd 2h, 8d, BOOK, another book is to come",
    "1, 8sh Kdh 2h, 8d, BOOK, one book is not the contract",
    "1, 8sh Kdhc 2h, 8d, CONTRACT, both books",
    "1, 8shd Kdh 2h, 8c,, a fourth eight makes no other book",
    "1, 8sh 2s 2h, 8d, BOOK, no wild is counted",
    "1, 8s 2s 4h, 8d,, a wild goes with everything",
    "1, 8shd Kdh 5c, *, CONTRACT, a wild completes it too",
    "1, 8sh Kd 2h, *,, a wild says nothing else",
    "1, 456c Kd, 7c,, no run is asked for",
    "2, 456c Kd, 7c, RUN, above",
    "2, 567c Kd, 4c, RUN, below",
    "2, 45c 7c Kd, 6c, RUN, between",
    "2, 4567c Kd, 8c,, it was a run before",
    "2, 45c 7c Kd, 6d,, another suit",
    "2, 456c Kdh, 7c, RUN, the book is not there",
    "2, 456c Kdhs, 7c, CONTRACT, the book is there",
    "3, 8sh Kd, 8d,, no book is asked for",
    "3, JQKc 5h, Ac, RUN, the ace is high",
    "3, 345c 5h, Ac,, the ace is not low",
    "3, 345c 5h, 2s,, a black two is a wild",
    "3, 345d 5h, 2d, RUN, a red two is none",
    "5, 8sh 4567c 9TJQd, 8d, BOOK, the penalty card would be left",
  })
  void itSaysTheMostThatACardDoes(
      int hand, String held, String card, @Nullable ClaimUse use, String because) {
    assertThat(use(hand, held, card, false)).as(because).isEqualTo(Optional.ofNullable(use));
  }

  @ParameterizedTest
  @CsvSource({
    "345d 5h, Ad,, there is no two",
    "234d 5h, Ad, RUN, it is below the two",
    "A34d 5h, 2d, RUN, the two is between it and the three",
    "JQKd 5h, Ad, RUN, it is high too",
    "KQAd 5h, 2d,, a run does not go around"
  })
  void anAceMayBeLow(String held, String card, @Nullable ClaimUse use, String because) {
    String low = DEAL.formatted(3, held, card).replace("oklahoma", "oklahoma ace-low yes");
    Oklahoma deal = deal(low);
    assertThat(ClaimUse.of(deal, Seat.A, window(deal, false)))
        .as(because)
        .isEqualTo(Optional.ofNullable(use));
  }

  @Test
  void thePlayerWhoIsNextTakesNoPenaltyCard() {
    assertThat(use(5, "8sh 4567c 9TJQd", "8d", true)).contains(ClaimUse.CONTRACT);
  }

  @ParameterizedTest
  @CsvSource({"8c, LAY_OFF", "Tc, LAY_OFF", "Jc,", "2s,"})
  void aPlayerWhoIsDownReadsWhatCanBeLaidOff(String card, @Nullable ClaimUse use) {
    Oklahoma deal =
        deal(
            DEAL.formatted(2, "Kc Jc", card)
                .replace("pile", "meld A: book 8shd\nmeld A: run 6789c\npile"));
    assertThat(ClaimUse.of(deal, Seat.A, window(deal, false))).isEqualTo(Optional.ofNullable(use));
  }

  private static Optional<ClaimUse> use(int hand, String held, String card, boolean next) {
    Oklahoma deal = deal(DEAL.formatted(hand, held, card));
    return ClaimUse.of(deal, Seat.A, window(deal, next));
  }

  private static Oklahoma deal(String text) {
    return Notation.deal(text).orElseThrow();
  }

  private static Prompt.Claim window(Oklahoma deal, boolean next) {
    Card card = deal.tableau().pile().getFirst();
    return new Prompt.Claim(card, Seat.C, next, Optional.empty(), Optional.empty());
  }
}
