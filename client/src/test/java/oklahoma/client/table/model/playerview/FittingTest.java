package oklahoma.client.table.model.playerview;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import oklahoma.client.table.model.Cards;
import oklahoma.client.table.model.hand.Held;
import oklahoma.rules.Rules;
import oklahoma.rules.card.Card;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.Parsed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which cards of a hand glow beside the one that is pointed at. */
class FittingTest {
  private static final String HAND = "Ah 2h Kh Qh 3h Ac 2d *";

  @ParameterizedTest
  @CsvSource({
    "oklahoma 4 seats, Ah, Kh Ac",
    "oklahoma 4 seats ace-low yes, Ah, 2h Kh Ac",
    "oklahoma 4 seats, 2h, 3h 2d",
    "oklahoma 4 seats ace-low yes, 2h, Ah 3h 2d",
    "oklahoma 4 seats, Kh, Ah Qh",
    "gin classic 2 seats, Ah, 2h Ac",
    "gin classic 2 seats, Kh, Qh",
    "gin classic 2 seats round-the-corner yes, Ah, 2h Kh Ac",
    "gin classic 2 seats round-the-corner yes, Kh, Ah Qh",
  })
  void theCardsNextToACardAreThoseOfARunUnderTheRules(String text, String one, String kin) {
    Rules rules = ((Parsed.Value<Rules>) Notation.anyRules(text)).value();
    List<Held> hand = new ArrayList<>();
    for (Card card : Cards.cards(HAND)) {
      hand.add(new Held(hand.size(), card, false));
    }
    Held pointed =
        hand.stream().filter(held -> held.card().equals(Cards.card(one))).findFirst().orElseThrow();
    List<Held> found =
        hand.stream()
            .filter(held -> Fitting.with(pointed, hand, rules).contains(held.id()))
            .toList();
    assertThat(Cards.text(found)).isEqualTo(kin);
  }
}
