package client.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import rules.Reason;
import rules.Refusal;
import rules.Seat;
import rules.card.Card;
import rules.card.Meld;
import rules.notation.Notation;

class RefusalsTest {
  private static final int LONGEST = 90;
  private static final List<String> NAMES = List.of("North", "East", "South", "West");

  static List<Language> languages() {
    return Language.all();
  }

  private static Refusals in(Language language) {
    return new Refusals(new Texts(language), seat -> NAMES.get(seat.ordinal()));
  }

  private static Refusal sample(Reason reason) {
    return switch (reason) {
      case NOT_YOUR_TURN, PILE_CLAIMED, NO_PENALTY_CARD, FIRST_UP_CARD ->
          Refusal.of(reason, Seat.B);
      case CLAIMS_USED -> Refusal.of(reason, 3);
      case NATURALS_MISSING -> Refusal.of(reason, 2);
      case CARDS_LEFT -> Refusal.of(reason, 4);
      case CONTRACT_INCOMPLETE -> Refusal.of(reason, 1, 2);
      case TOO_MANY_MELDS -> Refusal.of(reason, 2, 1);
      case BOOK_MIXED -> Refusal.of(reason, cards("7h 9c"));
      case RUN_MIXED -> Refusal.of(reason, cards("7h 9s"));
      case RUN_GAP -> Refusal.of(reason, cards("6s 5s 7s"));
      case RUN_DUPLICATE, CARD_TWICE, NOT_IN_HAND, WILD_IN_BOOK, NO_SUCH_MELD ->
          Refusal.of(reason, cards("Th"));
      case DOES_NOT_FIT -> Refusal.of(reason, cards("9h 4h Th"));
      case WRONG_FOR_WILD -> Refusal.of(reason, cards("6h"));
      case WINDOW_OPEN,
          DRAW_FIRST,
          ALREADY_DRAWN,
          TURN_OVER,
          PILE_EMPTY,
          PILE_CLOSED,
          STOCK_EMPTY,
          OWN_DISCARD,
          WINDOW_CLOSED,
          DOWN_MAY_NOT_CLAIM,
          BOOK_SHORT,
          WILDS_OUTNUMBER,
          RUN_SHORT,
          RUN_BEYOND_ACE,
          RUN_BELOW_TWO,
          RUN_FULL,
          ALREADY_DOWN,
          NO_NEW_MELD,
          NO_LAST_DISCARD,
          RUNS_ADJACENT,
          NOT_DOWN,
          NOBODY_DOWN,
          NOT_THIS_TURN,
          WILD_STUCK,
          WILD_ON_WILD,
          DEAL_OVER,
          NOT_SEATED,
          NOT_THE_DISCARDS,
          NOT_IN_THIS_GAME ->
          Refusal.of(reason);
    };
  }

  private static List<Card> cards(String text) {
    return Notation.cards(text).orElseThrow();
  }

  /** UX 9.16-2: no refusal without a sentence, in any language, short enough for its chip. */
  @ParameterizedTest
  @MethodSource("languages")
  void everyReasonHasAShortSentence(Language language) {
    Refusals refusals = in(language);
    for (Reason reason : Reason.values()) {
      String text = refusals.say(sample(reason));
      assertThat(text).as("%s", reason).isNotBlank().doesNotContain("refusals.", "{", "}", "null");
      assertThat(text.length()).as(text).isLessThanOrEqualTo(LONGEST);
    }
  }

  @ParameterizedTest
  @MethodSource("languages")
  void whatThisScreenSaysByItselfIsShortToo(Language language) {
    Refusals refusals = in(language);
    Card card = cards("Qs").getFirst();
    assertThat(
            Stream.of(
                refusals.topCardOnly(),
                refusals.oneCardOnly(2),
                refusals.noPlaceForCards(),
                refusals.notYours(Seat.B),
                refusals.waiting(),
                refusals.severalPlaces(),
                refusals.claimLost(Seat.B, card),
                refusals.addedToBook(card),
                refusals.lostAnswer()))
        .allSatisfy(text ->
            assertThat(text).doesNotContain("refusals.", "{").hasSizeLessThanOrEqualTo(LONGEST));
  }

  /** Every reason has a key of its name, and every other key is one of this screen's own. */
  @Test
  void noKeyIsWithoutAReason() {
    Map<String, String> texts = Bundle.of("refusals", Language.ENGLISH);
    Set<String> reasons =
        Arrays.stream(Reason.values())
            .map(reason -> "refusals." + reason.name())
            .collect(Collectors.toSet());
    assertThat(texts.keySet()).containsAll(reasons);
    Set<String> others = new HashSet<>(texts.keySet());
    others.removeAll(reasons);
    assertThat(others).hasSize(10).contains("refusals.DOES_NOT_FIT.book");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "NOT_YOUR_TURN | Not your turn – East is playing. You may arrange and stage cards.",
        "PILE_CLAIMED | East took the discard – you must draw from the stock.",
        "BOOK_MIXED | A book needs one rank – 7♥ is not a 9.",
        "RUN_MIXED | A run needs one suit – 7♥ does not match ♠.",
        "RUN_GAP | 6♠ is missing between 5♠ and 7♠ – use a wild or another card.",
        "RUN_DUPLICATE | 10♥ is already in this run.",
        "CONTRACT_INCOMPLETE | Still missing: one book and 2 runs. Everything must go down at"
            + " once.",
        "TOO_MANY_MELDS | This hand asks for exactly 2 books and one run; keep the rest in your"
            + " hand.",
        "DOES_NOT_FIT | 9♥ does not fit: this run takes 4♥ 10♥, or a wild.",
        "WRONG_FOR_WILD | The wild stands for 6♥ – only 6♥ can replace it.",
        "CARDS_LEFT | In the last hand all cards must go down at once – 4 are left.",
      })
  void itNamesTheCardsTheSeatsAndTheNumbers(Reason reason, String text) {
    assertThat(in(Language.ENGLISH).say(sample(reason))).isEqualTo(text);
  }

  @Test
  void onABookItNamesTheRank() {
    Refusal misfit = Refusal.of(Reason.DOES_NOT_FIT, cards("7h Kc"));
    assertThat(in(Language.ENGLISH).say(misfit, Optional.of(Meld.Kind.BOOK)))
        .isEqualTo("7♥ does not fit: this book takes only kings or wilds.");
    assertThat(in(Language.of("bg")).say(misfit, Optional.of(Meld.Kind.BOOK)))
        .isEqualTo("7♥ не подхожда: тази група приема само попове или жокери.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0, 1 | Still missing: one run.",
        "0, 2 | Still missing: 2 runs.",
        "1, 0 | Still missing: one book.",
        "2, 0 | Still missing: 2 books.",
        "2, 1 | Still missing: 2 books and one run.",
      })
  void whatIsMissingIsCounted(String numbers, String text) {
    Integer[] counts =
        Arrays.stream(numbers.split(", ")).map(Integer::valueOf).toArray(Integer[]::new);
    assertThat(in(Language.ENGLISH).say(Refusal.of(Reason.CONTRACT_INCOMPLETE, counts)))
        .startsWith(text);
  }
}
