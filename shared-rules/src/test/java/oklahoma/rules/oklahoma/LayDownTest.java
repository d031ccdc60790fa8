package oklahoma.rules.oklahoma;

import static oklahoma.rules.fixture.TestTable.table;

import oklahoma.rules.Reason;
import oklahoma.rules.fixture.TestTable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Melds and laying down: O-3 to O-6, O-16, O-20. */
class LayDownTest {

  /** A holds these cards, has drawn, and plays a hand under rules. */
  private static TestTable holding(int hand, String rules, String cards) {
    return table(
        """
        oklahoma 7 seats hand %d %s
        A: %s
        B: 3c
        C:
        D:
        E:
        F:
        G:
        stock
        A to play
        """
            .formatted(hand, rules, cards));
  }

  private static TestTable holding(int hand, String cards) {
    return holding(hand, "", cards);
  }

  /** A new meld, judged in a contract that is else in order. */
  private static void meld(String rules, String meld, boolean book, Reason reason, String with) {
    String cards = meld.replaceAll("book ?|run ?", "");
    String other = book ? "run 3456d" : "book KhKdKc";
    String down = "A lays down " + (book ? meld + " / " + other : other + " / " + meld);
    TestTable table = holding(2, rules, cards + " 3456d KhKdKc 9s");
    table.refused(down, reason, with);
  }

  private static void legal(String rules, String meld, boolean book) {
    String cards = meld.replaceAll("book ?|run ?", "");
    String other = book ? "run 3456d" : "book KhKdKc";
    String down = "A lays down " + (book ? meld + " / " + other : other + " / " + meld);
    holding(2, rules, cards + " 3456d KhKdKc 9s").allows(down);
  }

  @Test
  @DisplayName("X-35: two books go down, five cards remain, one must still be discarded")
  void afterLayingDownOneDiscards() {
    holding(1, "KsKhKd 7c7d7h 3c4d5h6sTc")
        .play("A lays down book KsKhKd / book 7c7d7h")
        .expect("A: 3Tc 4d 5h 6s", "meld A: book Kshd", "meld A: book 7cdh")
        .expect("A to play drew ? laid-down moved")
        .play("A discards 3c")
        .expect("A: Tc 4d 5h 6s");
  }

  @Test
  @DisplayName("X-36: six kings are two books")
  void sixKingsAreTwoBooks() {
    holding(1, "KsKhKdKcKsKh 3c").play("A lays down book KsKhKd / book KcKsKh");
  }

  @Test
  @DisplayName("X-37: five kings are no contract")
  void fiveKingsAreNoContract() {
    holding(1, "KsKhKdKcKs 3c")
        .refused("A lays down book KsKhKdKcKs", Reason.CONTRACT_INCOMPLETE, "1 0")
        .refused("A lays down book KsKhKd / book KcKs", Reason.BOOK_SHORT);
  }

  @Test
  @DisplayName("X-38: exactly two books; the third stays in the hand; each may be longer")
  void exactlyTheContract() {
    holding(1, "KsKhKd 7c7d7h7s 9h9d9c 3c")
        .refused(
            "A lays down book KsKhKd / book 7c7d7h / book 9h9d9c", Reason.TOO_MANY_MELDS, "2 0")
        .play("A lays down book KsKhKd / book 7c7d7h7s")
        .refused("A lays down book 9h9d9c", Reason.NO_NEW_MELD);
  }

  @Test
  @DisplayName("X-39: the whole contract at once")
  void theWholeContractAtOnce() {
    holding(2, "3456h 9h9d9c 3c")
        .refused("A lays down run 3456h", Reason.CONTRACT_INCOMPLETE, "1 0")
        .refused("A lays down book 9h9d9c", Reason.CONTRACT_INCOMPLETE, "0 1")
        .refused("A lays down", Reason.CONTRACT_INCOMPLETE, "1 1")
        .refused("A lays down book 9h9d9c / book 3456h", Reason.CONTRACT_INCOMPLETE, "0 1")
        .play("A lays down run 3456h / book 9h9d9c");
  }

  @Test
  @DisplayName("X-40: a joker in the book, a black two for the 6h in the run")
  void wildsFillPlaces() {
    holding(2, "9c9d* 5h2s78h 3c").play("A lays down book 9c9d* / run 5h2s78h");
  }

  @Test
  @DisplayName("X-41: eight hearts in a row are two runs")
  void eightInARowAreTwoRuns() {
    holding(3, "3456789Th 3c").play("A lays down run 3456h / run 789Th");
  }

  @Test
  @DisplayName("X-43: the same run twice from two packs")
  void theSameRunTwice() {
    holding(3, "4567h4567h 3c").play("A lays down run 4567h / run 4567h");
    holding(3, "adjacent-runs no", "4567h4567h 3c").play("A lays down run 4567h / run 4567h");
  }

  @Test
  @DisplayName("X-44: adjacent runs are refused where the rules say so")
  void adjacentRunsMayBeRefused() {
    String rules = "adjacent-runs no";
    holding(3, rules, "3456789Th 3c")
        .refused("A lays down run 3456h / run 789Th", Reason.RUNS_ADJACENT)
        .refused("A lays down run 789Th / run 3456h", Reason.RUNS_ADJACENT);
    holding(3, rules, "3456h 89TJh 3c").allows("A lays down run 3456h / run 89TJh");
    holding(3, rules, "3456h 789Td 3c").allows("A lays down run 3456h / run 789Td");
    holding(3, rules, "3456h 6789h 3c").allows("A lays down run 3456h / run 6789h");
    holding(3, rules, "345h* *89Th 3c")
        .refused("A lays down run 345h* / run * 89Th", Reason.RUNS_ADJACENT);
    holding(5, rules, "KhKdKc 3456h 789Th")
        .refused("A lays down book KhKdKc / run 3456h / run 789Th", Reason.RUNS_ADJACENT);
    holding(3, rules + " ace-low yes", "A234h JQKAh 3c")
        .allows("A lays down run A234h / run JQKAh");
  }

  @Test
  @DisplayName("X-45: one natural is enough, unless the rules ask for more")
  void naturalsInANewMeld() {
    legal("", "book **Ks", true);
    meld("naturals as-many-as-wilds", "book **Ks", true, Reason.WILDS_OUTNUMBER, "");
    meld("naturals two", "book **Ks", true, Reason.NATURALS_MISSING, "2");
    meld("", "book ***", true, Reason.NATURALS_MISSING, "1");
    meld("naturals as-many-as-wilds", "book ***", true, Reason.NATURALS_MISSING, "1");
    meld("", "run * 2c * 2s", false, Reason.NATURALS_MISSING, "1");
    legal("", "run *** 9h", false);
    legal("naturals two", "run ** 8h 9h", false);
    legal("naturals as-many-as-wilds", "run ** 8h 9h", false);
    meld("naturals as-many-as-wilds", "run *** 8h 9h", false, Reason.WILDS_OUTNUMBER, "");
    meld("naturals two", "run *** 8h", false, Reason.NATURALS_MISSING, "2");
  }

  @Test
  @DisplayName("X-47: a book of twos; the black one is still a wild of 20 points in a hand")
  void aBookOfTwos() {
    legal("", "book 2h2d2c", true);
    legal("naturals two", "book 2h2d2c", true);
    meld("naturals two", "book 2h2s2c", true, Reason.NATURALS_MISSING, "2");
    holding(1, "2c").points(20, 5, 0, 0, 0, 0, 0);
  }

  @Test
  @DisplayName("X-48: the same card three times from three packs is a book")
  void duplicatesMakeABook() {
    legal("", "book 8h8h8h", true);
  }

  @Test
  @DisplayName("X-49: a black two as itself is a wild in its own place")
  void aBlackTwoInItsOwnPlace() {
    legal("", "run 2345s", false);
    legal("naturals two", "run 2s*45s", false);
    meld("naturals two", "run 2s**5s", false, Reason.NATURALS_MISSING, "2");
  }

  @Test
  @DisplayName("X-50: an ace is never low, unless the rules let it")
  void anAceIsHigh() {
    meld("", "run A234h", false, Reason.RUN_BEYOND_ACE, "");
    legal("ace-low yes", "run A234h", false);
    legal("ace-low yes", "run *234h", false);
    legal("ace-low yes", "run Ah*34h", false);
    meld("ace-low yes", "run **23h", false, Reason.RUN_BELOW_TWO, "");
    legal("ace-low yes", "run A23456789TJQKh", false);
    meld("ace-low yes", "run A23456789TJQKAh", false, Reason.RUN_FULL, "");
    meld("ace-low yes", "run *23456789TJQKAh", false, Reason.RUN_FULL, "");
    meld("ace-low yes", "run KA23h", false, Reason.RUN_BEYOND_ACE, "");
  }

  @Test
  @DisplayName("X-51: a run ends at the ace")
  void aRunEndsAtTheAce() {
    legal("", "run JQKAh", false);
    meld("", "run QKA2h", false, Reason.RUN_BEYOND_ACE, "");
    meld("", "run QKAh*", false, Reason.RUN_BEYOND_ACE, "");
    meld("ace-low yes", "run QKAh*", false, Reason.RUN_BEYOND_ACE, "");
    legal("", "run * QKAh", false);
    legal("", "run 23456789TJQKAh", false);
  }

  @Test
  @DisplayName("X-53: the order says what the wild is; nothing lies below the two")
  void theOrderSaysWhatTheWildIs() {
    meld("", "run *234h", false, Reason.RUN_BELOW_TWO, "");
    legal("", "run 234h*", false);
    meld("", "run 2s2h34h", false, Reason.RUN_BELOW_TWO, "");
  }

  @Test
  @DisplayName("X-54: adjacent wilds are legal")
  void adjacentWildsAreLegal() {
    legal("", "run 3h**6h", false);
    legal("", "run 3h 2c 2s 6h", false);
  }

  @Test
  @DisplayName("X-55: short, mixed and broken runs")
  void shortMixedAndBrokenRuns() {
    meld("", "run 456h", false, Reason.RUN_SHORT, "");
    meld("", "run 45h6d7h", false, Reason.RUN_MIXED, "6d 4h");
    meld("", "run 45h78h", false, Reason.RUN_GAP, "6h 5h 7h");
    meld("", "run 4h*78h", false, Reason.RUN_GAP, "6h 5h 7h");
    meld("", "run 44h56h", false, Reason.RUN_DUPLICATE, "4h");
    meld("", "run 45h*5h", false, Reason.RUN_DUPLICATE, "5h");
    meld("", "run 4h", false, Reason.RUN_SHORT, "");
    meld("", "run ***", false, Reason.RUN_SHORT, "");
    meld("", "run", false, Reason.RUN_SHORT, "");
  }

  @Test
  @DisplayName("B1, B2: mixed and short books")
  void mixedAndShortBooks() {
    meld("", "book 9h9d8h", true, Reason.BOOK_MIXED, "8h 9h");
    meld("", "book 9h*2h", true, Reason.BOOK_MIXED, "2h 9h");
    meld("", "book 9h9d", true, Reason.BOOK_SHORT, "");
    meld("", "book", true, Reason.BOOK_SHORT, "");
    legal("", "book 9h9d9c9s9h9d9c9s9h9d9c9s9h", true);
  }

  @Test
  @DisplayName("X-56: a card lies in one meld only and comes from the hand")
  void aCardIsInOneMeldOnly() {
    holding(1, "KsKhKd 7c7d7h 3c")
        .refused("A lays down book KsKhKd / book KsKhKd", Reason.CARD_TWICE, "Ks")
        .refused("A lays down book KsKhKd / book 9h9d9c", Reason.NOT_IN_HAND, "9h")
        .refused("A lays down book KsKhKd / book 7c7d*", Reason.NOT_IN_HAND, "*");
  }

  @Test
  @DisplayName("X-58: no second laying down, no new meld")
  void noSecondLayingDown() {
    holding(1, "KsKhKd 7c7d7h 9h9d9c TsThTd 3c")
        .play("A lays down book KsKhKd / book 7c7d7h")
        .refused("A lays down book 9h9d9c / book TsThTd", Reason.ALREADY_DOWN)
        .refused("A lays down book 9h9d9c", Reason.NO_NEW_MELD)
        .refused("A lays down run 9h9d9c", Reason.NO_NEW_MELD);
  }

  @Test
  @DisplayName("X-59: laying down is never required")
  void layingDownIsOptional() {
    holding(1, "KsKhKd 7c7d7h 3c").allows("A discards 3c");
  }

  @Test
  @DisplayName("O-16: each hand's contract")
  void eachHandsContract() {
    holding(1, "3hdc 4hdc 9s").allows("A lays down book 3hdc / book 4hdc");
    holding(2, "3hdc 4567h 9s").allows("A lays down book 3hdc / run 4567h");
    holding(3, "4567d 4567h 9s").allows("A lays down run 4567d / run 4567h");
    holding(4, "3hdc 4hdc 5678h 9s")
        .allows("A lays down book 3hdc / book 4hdc / run 5678h")
        .refused("A lays down book 3hdc / run 5678h", Reason.CONTRACT_INCOMPLETE, "1 0");
    holding(5, "3hdc 5678h 5678d").allows("A lays down book 3hdc / run 5678h / run 5678d");
  }

  @Test
  @DisplayName("X-89: hand 5, all eleven cards at once")
  void handFiveWithElevenCards() {
    holding(5, "3hdc 5678h 9TJQd")
        .play("A lays down book 3hdc / run 5678h / run 9TJQd")
        .expect("over A out", "A:")
        .points(0, 5, 0, 0, 0, 0, 0);
  }

  @Test
  @DisplayName("X-90: hand 5, no card may be left")
  void handFiveLeavesNoCard() {
    holding(5, "3hdc 5678h 9TJQd Ks")
        .refused("A lays down book 3hdc / run 5678h / run 9TJQd", Reason.CARDS_LEFT, "1");
  }

  @Test
  @DisplayName("X-92: hand 5, thirteen cards after a claim")
  void handFiveAfterAClaim() {
    holding(5, "3hdcsh 5678h 9TJQd").allows("A lays down book 3hdcsh / run 5678h / run 9TJQd");
  }

  @Test
  @DisplayName("X-94: hand 5, fifteen cards")
  void handFiveWithFifteenCards() {
    holding(5, "3hdc 5678h 56789TJQd").allows("A lays down book 3hdc / run 5678h / run 56789TJQd");
  }

  @Test
  @DisplayName("O-20: hand 5 is not finished by a discard")
  void handFiveIsNotFinishedByADiscard() {
    holding(5, "3h").refused("A discards 3h", Reason.NO_LAST_DISCARD);
    holding(5, "3h 4h").allows("A discards 3h");
    holding(5, "3hdc 5678h 9TJQd Ks")
        .refused(
            "A lays down book 3hdc / book Ks / run 5678h / run 9TJQd",
            Reason.TOO_MANY_MELDS,
            "1 2");
  }
}
