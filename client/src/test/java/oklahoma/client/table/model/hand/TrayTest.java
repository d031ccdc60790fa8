package oklahoma.client.table.model.hand;

import static oklahoma.client.table.model.Cards.card;
import static oklahoma.client.table.model.Cards.cards;
import static oklahoma.client.table.model.Cards.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaSwitch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TrayTest {
  private static final OklahomaRules RULES = OklahomaRules.standard(3);
  private static final OklahomaRules ACE_LOW = RULES.with(OklahomaSwitch.ACE_LOW, true);

  private static Slot slot(Meld.Kind kind, String text, OklahomaRules rules) {
    Slot slot = Slot.empty(kind);
    int id = 0;
    for (Card card : cards(text)) {
      slot = slot.adding(new Held(id++, card, false), rules);
    }
    return slot;
  }

  /**
   * O-4: wilds stand where they are missed, those left over at the high end while there is room.
   */
  @ParameterizedTest
  @CsvSource({
    "7h 5h 6h 8h, 5h 6h 7h 8h",
    "7h 5h * 8h, 5h * 7h 8h",
    "* 5h 6h 7h, 5h 6h 7h *",
    "2s 5h 6h * 7h, 5h 6h 7h 2s *",
    "* Qh Kh Ah, * Qh Kh Ah",
    "* Jh Qh Kh, Jh Qh Kh *",
    "* 2h 3h 4h, 2h 3h 4h *",
    "3s 4s 5s 2s, 2s 3s 4s 5s",
    "2s 3s, 2s 3s",
    "Kh * *, * Kh *",
    "* Ah, * Ah",
    "Kh Ah *, * Kh Ah",
    "*, *",
  })
  void aRunPutsItselfInOrder(String added, String lies) {
    assertThat(text(slot(Meld.Kind.RUN, added, RULES))).isEqualTo(lies);
  }

  @ParameterizedTest
  @CsvSource({
    "Ah 2h 3h 4h, Ah 2h 3h 4h",
    "Ah Kh Qh Jh, Jh Qh Kh Ah",
    "Ah * 3h 4h, Ah * 3h 4h",
  })
  void aLowAceGoesBelowTheTwoWhereTheRulesAllowIt(String added, String lies) {
    Slot slot = slot(Meld.Kind.RUN, added, ACE_LOW);
    assertThat(text(slot)).isEqualTo(lies);
    assertThat(slot.fault(ACE_LOW)).isEmpty();
  }

  @Test
  void aWildThatClosesNoGapCanBeAtEitherEnd() {
    Slot slot = slot(Meld.Kind.RUN, "* 5h 6h 7h", RULES);
    assertThat(slot.flips(RULES)).isTrue();
    assertThat(text(slot.flipped(RULES))).isEqualTo("* 5h 6h 7h");
    assertThat(slot.flipped(RULES).flipped(RULES)).isEqualTo(slot);
  }

  @Test
  void twoWildsGoThroughAllTheirPlaces() {
    Slot slot = slot(Meld.Kind.RUN, "* * 5h 6h", RULES);
    List<String> places = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      places.add(text(slot));
      slot = slot.flipped(RULES);
    }
    assertThat(places).containsExactly("5h 6h * *", "* 5h 6h *", "* * 5h 6h", "5h 6h * *");
  }

  @ParameterizedTest
  @CsvSource({"Qh Kh Ah *", "2h 3h 4h *", "5h * 7h 8h"})
  void aWildWithOnePlaceOnlyDoesNotFlip(String added) {
    assertThat(slot(Meld.Kind.RUN, added, RULES).flips(RULES)).isFalse();
  }

  @Test
  void aGapThatNoWildClosesIsNamed() {
    assertThat(slot(Meld.Kind.RUN, "5s 7s 8s 9s", RULES).fault(RULES))
        .contains(Refusal.of(Reason.RUN_GAP, card("6s"), card("5s"), card("7s")));
  }

  @Test
  void anOddCardInABookIsNamed() {
    assertThat(slot(Meld.Kind.BOOK, "9h 9c 7h", RULES).fault(RULES))
        .contains(Refusal.of(Reason.BOOK_MIXED, card("7h"), card("9c")));
  }

  @ParameterizedTest
  @CsvSource({"Ah", "Kh Ah *", "* Ah Kh", "Ah * *", "Kh * *", "2h * *", "* *"})
  void cardsDoNotClashThatOthersCanMakeARunOf(String added) {
    assertThat(slot(Meld.Kind.RUN, added, RULES).clash(RULES)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"Kh Ah 2h", "5h 5h *", "Td Kd Kd *", "5h 6s"})
  void cardsClashThatAreInNoRunTogether(String added) {
    assertThat(slot(Meld.Kind.RUN, added, RULES).clash(RULES)).isPresent();
  }

  @Test
  void wildsThatNaturalsCanStillOutnumberDoNotClash() {
    OklahomaRules rules =
        RULES.with(
            new OklahomaRules.Wilds(
                OklahomaRules.Naturals.AS_MANY_AS_WILDS, OklahomaRules.SwappedWild.HIGH_END));
    Slot slot = slot(Meld.Kind.BOOK, "Kh * *", rules);
    assertThat(slot.fault(rules)).contains(Refusal.of(Reason.WILDS_OUTNUMBER));
    assertThat(slot.clash(rules)).isEmpty();
  }

  @Test
  void theTrayHasASlotForEachMeldOfTheContract() {
    assertThat(Tray.of(RULES, Contract.TWO_BOOKS_AND_RUN).slots())
        .extracting(Slot::kind)
        .containsExactly(Meld.Kind.BOOK, Meld.Kind.BOOK, Meld.Kind.RUN);
  }

  @Test
  void aCardIsInOneSlotOnly() {
    Held nine = new Held(4, card("9h"), false);
    Tray tray = Tray.of(RULES, Contract.TWO_BOOKS).adding(0, nine).adding(1, nine);
    assertThat(tray.slots().get(0).cards()).isEmpty();
    assertThat(tray.slots().get(1).cards()).containsExactly(nine);
    assertThat(tray.size()).isEqualTo(1);
  }

  @Test
  void selectedCardsGoToTheFirstSlotThatIsOpen() {
    Tray tray = Tray.of(RULES, Contract.TWO_BOOKS);
    assertThat(tray.slotFor(Meld.Kind.BOOK)).hasValue(0);
    Tray one = tray.adding(0, new Held(1, card("9h"), false));
    assertThat(one.slotFor(Meld.Kind.BOOK)).hasValue(1);
    Tray two = one.adding(1, new Held(2, card("8h"), false));
    assertThat(two.slotFor(Meld.Kind.BOOK)).hasValue(0);
    assertThat(tray.slotFor(Meld.Kind.RUN)).isEmpty();
  }
}
