package oklahoma.client.table.words;

import static org.assertj.core.api.Assertions.assertThat;

import oklahoma.client.table.model.Cards;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.model.hand.Slot;
import oklahoma.client.table.model.hand.Tray;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaSwitch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The words above a slot of the tray. */
class SlotWordsTest {
  private static final OklahomaRules RULES = OklahomaRules.standard(3);

  private final SlotWords words = new SlotWords(new Texts(Language.ENGLISH));

  private static Slot slot(Contract contract, String cards, OklahomaRules rules) {
    Tray tray = Tray.of(rules, contract);
    int id = 0;
    for (Card card : Cards.cards(cards)) {
      tray = tray.adding(0, new Held(id++, card, false));
    }
    return tray.slots().getFirst();
  }

  /** The ace is high only unless the rules say otherwise (O-3). */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Ah | needs K♥ or a wild",
        "Kh Ah | needs Q♥ or a wild",
        "Kh Ah * | needs J♥ or a wild",
        "Kh * * | needs J♥ or a wild",
        "2s 3s | needs 4♠ or a wild",
        "5h 7h | needs 6♥ or a wild",
        "5h 6h | needs 4♥, 7♥ or a wild",
        "* * | needs a natural card",
        "5h 6s | these do not go together",
      })
  void aRunSaysWhichCardsMakeItLonger(String cards, String hint) {
    assertThat(words.hint(slot(Contract.TWO_RUNS, cards, RULES), RULES)).isEqualTo(hint);
  }

  @Test
  void aLoneAceMayBeLowWhereTheRulesAllowIt() {
    OklahomaRules low = RULES.with(OklahomaSwitch.ACE_LOW, true);
    assertThat(words.hint(slot(Contract.TWO_RUNS, "Ah", low), low)).isEqualTo("needs 2♥ or a wild");
  }

  @Test
  void aBookOfTooManyWildsNeedsNaturalCards() {
    OklahomaRules rules =
        RULES.with(
            new OklahomaRules.Wilds(
                OklahomaRules.Naturals.AS_MANY_AS_WILDS, OklahomaRules.SwappedWild.HIGH_END));
    assertThat(words.hint(slot(Contract.TWO_BOOKS, "Kh * *", rules), rules))
        .isEqualTo("needs a natural card");
  }

  @Test
  void aWildBesideAnAceRepresentsTheKing() {
    assertThat(words.standsFor(slot(Contract.TWO_RUNS, "Ah *", RULES), 0)).contains("=K♥");
  }
}
