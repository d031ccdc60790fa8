package oklahoma.client.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RefusalsTest {
  private static final int LONGEST = 90;
  private static final List<String> NAMES = List.of("North", "East", "South", "West");

  /** A reason, what its refusal carries, and the sentence in English. */
  private static final String SENTENCES =
      """
      NOT_YOUR_TURN | seat B | Not your turn – East is playing. You may arrange and stage cards.
      WINDOW_OPEN | | The claim window is still open. You may arrange and stage cards.
      DRAW_FIRST | | First draw a card or take the discard.
      ALREADY_DRAWN | | You have already drawn this turn.
      TURN_OVER | | Your turn is over – you have discarded.
      PILE_CLAIMED | seat B | East took the discard – you must draw from the stock.
      PILE_EMPTY | | The discard pile is empty.
      PILE_CLOSED | | The pile is closed until somebody draws from the stock.
      STOCK_EMPTY | | The stock is empty – take the discard.
      OWN_DISCARD | | You discarded it yourself.
      WINDOW_CLOSED | | Too late – the window is closed.
      CLAIMS_USED | numbers 0 | With these rules nobody may claim out of turn.
      CLAIMS_USED | numbers 1 | You have used your one claim in this hand.
      CLAIMS_USED | numbers 3 | You have used your 3 claims in this hand.
      DOWN_MAY_NOT_CLAIM | | With these rules players who are down may not claim.
      NO_PENALTY_CARD | seat B | No card left for the penalty – only East may take it.
      FIRST_UP_CARD | seat B | The first card may only be taken by East.
      BOOK_MIXED | cards 7h 9c | A book needs one rank – 7♥ is not a 9.
      BOOK_SHORT | | A book needs at least three cards.
      NATURALS_MISSING | numbers 1 | A meld needs at least one natural card.
      NATURALS_MISSING | numbers 2 | A meld needs at least 2 natural cards.
      WILDS_OUTNUMBER | | With these rules: no more wilds than natural cards.
      RUN_MIXED | cards 7h 9s | A run needs one suit – 7♥ does not match ♠.
      RUN_GAP | cards 6s 5s 7s | 6♠ is missing between 5♠ and 7♠ – use a wild or another card.
      RUN_SHORT | | A run needs at least four cards.
      RUN_DUPLICATE | cards Th | 10♥ is already in this run.
      RUN_BEYOND_ACE | | The ace is high – nothing comes after it, and A-2 is not a run.
      RUN_BELOW_TWO | | Nothing comes before the 2 – put the wild at the other end.
      RUN_FULL | | This run is complete: it has all thirteen ranks.
      CONTRACT_INCOMPLETE | numbers 0 1 | Still missing: one run. Everything must go down at once.
      CONTRACT_INCOMPLETE | numbers 0 2 | Still missing: 2 runs. Everything must go down at once.
      CONTRACT_INCOMPLETE | numbers 1 0 | Still missing: one book. Everything must go down at once.
      CONTRACT_INCOMPLETE | numbers 1 2 | Still missing: one book and 2 runs. Everything must go down at once.
      CONTRACT_INCOMPLETE | numbers 2 0 | Still missing: 2 books. Everything must go down at once.
      CONTRACT_INCOMPLETE | numbers 2 1 | Still missing: 2 books and one run. Everything must go down at once.
      TOO_MANY_MELDS | numbers 2 1 | This hand asks for exactly 2 books and one run; keep the rest in your hand.
      CARD_TWICE | cards Th | 10♥ cannot be in two melds.
      ALREADY_DOWN | | You are already down – add cards to melds instead.
      NO_NEW_MELD | | No new melds after laying down.
      CARDS_LEFT | numbers 1 | In the last hand all cards must go down at once – one is left.
      CARDS_LEFT | numbers 4 | In the last hand all cards must go down at once – 4 are left.
      NO_LAST_DISCARD | | In the last hand you go out without a discard.
      RUNS_ADJACENT | | With these rules two runs of one suit need a gap.
      NOT_DOWN | | Lay down your contract first.
      DOES_NOT_FIT | cards 9h 4h Th | 9♥ does not fit: this run takes 4♥, 10♥ or a wild.
      DOES_NOT_FIT | cards 9h Th | 9♥ does not fit: this run takes 10♥ or a wild.
      NOBODY_DOWN | | Nobody is down in the last hand.
      NOT_THIS_TURN | | With these rules you may add cards from your next turn.
      NO_SUCH_MELD | cards Th | There is no meld for 10♥ here.
      WRONG_FOR_WILD | | No wild in this run can be replaced.
      WRONG_FOR_WILD | cards 6h | The wild stands for 6♥ – only 6♥ can replace it.
      WRONG_FOR_WILD | cards 6h 8h | The wilds stand for 6♥ 8♥ – only these can replace them.
      WILD_STUCK | | The wild would have to go above the ace – it cannot be replaced.
      WILD_ON_WILD | | A wild cannot replace a wild. Add it at an end?
      WILD_IN_BOOK | cards Th | Wilds in books stay. Your 10♥ can only be added.
      NOT_IN_HAND | cards Th | 10♥ is not in your hand.
      DEAL_OVER | | This hand is over.
      NOT_SEATED | | You are watching; take a seat to play.
      NOT_THE_DISCARDS | | The host did not accept this move (H1). Nothing was changed.
      NOT_IN_THIS_GAME | | The host did not accept this move (H1). Nothing was changed.
      RETURNS_TAKEN | cards 9c | You just took 9♣ from the pile – discard another card.
      MELDS_SHOWN | | You have shown your melds – nothing more can be added.
      KNOCK_BEFORE_DRAW | | First draw a card.
      KNOCK_OUT_OF_TURN | seat B | Not your turn – East is playing.
      DEADWOOD_TOO_HIGH | numbers 14 6 | Deadwood 14 – you may knock with 6 or less.
      DEADWOOD_NOT_BELOW | numbers 6 6 | Deadwood 6 – you need less than 6.
      ACE_GIN_ONLY | numbers 1 | The up-card is an ace: only gin ends this round.
      GIN_ONLY | numbers 2 | With these rules only gin ends a round.
      BETTER_ARRANGEMENT | numbers 12 7 | This arrangement leaves 12; another leaves 7.
      CARD_IN_TWO_MELDS | cards 7s | 7♠ is in another meld already.
      NO_LAY_OFFS_ON_GIN | | After gin nobody may lay off.
      NO_LAY_OFFS | | With these rules nobody lays off.
      LAY_OFF_MISFIT | cards 9s 4s 8s | 9♠ does not fit: this meld takes only 4♠ 8♠.
      LAY_OFF_MISFIT | cards 9s | 9♠ does not fit: nothing more goes onto this meld.
      NOT_A_KNOCKERS_MELD | seat B | Cards are laid off on East’s melds only.
      NOBODY_KNOCKED | | Nobody has knocked yet: melds stay in the hand.
      KNOCKER_LAYS_OFF | | Only the other players may lay off.
      TAKE_OR_PASS | cards 6d | Take 6♦ or pass first.
      OFFERED_TO_ANOTHER | seat B | East decides first.
      NOTHING_OFFERED | | There is nothing here to pass on.
      UP_CARD_DECLINED | | The up-card was declined by both – draw from the stock.
      LAST_DISCARD | | The last discard may only be taken to knock or go gin.
      BIG_GIN_INCOMPLETE | numbers 11 | Big gin needs all 11 cards in melds.
      NO_BIG_GIN | | With these rules there is no big gin – discard a card.
      KNOCKED | seat B | East has knocked – nothing more is drawn or discarded.
      """;

  /** What both games refuse and gin says in words of its own. */
  private static final String SENTENCES_OF_GIN =
      """
      NOT_YOUR_TURN | seat B | Not your turn – East is playing. You may arrange your cards.
      STOCK_EMPTY | | No cards are left to draw.
      BOOK_MIXED | cards 7h 9c | A set needs one rank – 7♥ is not a 9.
      BOOK_SHORT | numbers 3 | A set needs at least three cards.
      RUN_GAP | cards 6s 5s 7s | 6♠ is missing between 5♠ and 7♠.
      RUN_SHORT | numbers 3 | A run needs at least three cards.
      RUN_BEYOND_ACE | | The ace is low – nothing comes after the king.
      DEAL_OVER | | This round is over.
      RUN_MIXED | cards 7h 9s | A run needs one suit – 7♥ does not match ♠.
      NOT_IN_HAND | cards Th | 10♥ is not in your hand.
      """;

  /** A refusal and its sentence in English. */
  record Said(Refusal refusal, String english) {
    static Said of(String line) {
      String[] columns = line.split(" *\\| *", 3);
      return new Said(refusal(Reason.valueOf(columns[0]), columns[1]), columns[2]);
    }

    private static Refusal refusal(Reason reason, String carried) {
      String[] words = carried.split(" ", 2);
      return switch (words[0]) {
        case "seat" -> Refusal.of(reason, Seat.valueOf(words[1]));
        case "cards" -> Refusal.of(reason, cards(words[1]));
        case "numbers" ->
            Refusal.of(
                reason,
                Stream.of(words[1].split(" ")).map(Integer::valueOf).toArray(Integer[]::new));
        default -> Refusal.of(reason);
      };
    }
  }

  static Stream<Said> said() {
    return SENTENCES.lines().map(Said::of);
  }

  static Stream<Said> saidInGin() {
    return SENTENCES_OF_GIN.lines().map(Said::of);
  }

  static List<Language> languages() {
    return Language.all();
  }

  private static Refusals in(Language language) {
    return Refusals.ofOklahoma(new Texts(language), seat -> NAMES.get(seat.ordinal()));
  }

  private static Refusals ofGin(Language language) {
    return Refusals.ofGin(new Texts(language), seat -> NAMES.get(seat.ordinal()));
  }

  private static List<Card> cards(String text) {
    return Notation.cards(text).orElseThrow();
  }

  /** UX 9.16-2: no refusal without a sentence, in any language, short enough for its chip. */
  @ParameterizedTest
  @MethodSource("languages")
  void everyReasonHasAShortSentence(Language language) {
    assertShort(said(), in(language));
    assertShort(said(), ofGin(language));
    assertShort(saidInGin(), ofGin(language));
  }

  private static void assertShort(Stream<Said> said, Refusals refusals) {
    said.forEach(each -> {
      String text = refusals.say(each.refusal());
      assertThat(text)
          .as("%s", each.refusal())
          .isNotBlank()
          .doesNotContain("refusals.", "{", "}", "null");
      assertThat(text.length()).as(text).isLessThanOrEqualTo(LONGEST);
    });
  }

  @ParameterizedTest
  @MethodSource("languages")
  void whatThisScreenSaysByItselfIsShortToo(Language language) {
    Refusals refusals = in(language);
    Card card = cards("Qs").getFirst();
    assertThat(
            Stream.of(
                refusals.oneCardOnly(2),
                refusals.noPlaceForCards(),
                refusals.notYours(Seat.B),
                refusals.waiting(),
                refusals.severalPlaces(),
                refusals.claimLost(Seat.B, card, 1),
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
    assertThat(others).hasSize(17).contains("refusals.DOES_NOT_FIT.book");
  }

  @ParameterizedTest
  @MethodSource("said")
  void itSaysWhatIsWrongAndNamesTheCardsTheSeatsAndTheNumbers(Said said) {
    assertThat(in(Language.ENGLISH).say(said.refusal())).isEqualTo(said.english());
  }

  @ParameterizedTest
  @MethodSource("saidInGin")
  void ginSaysItWithSetsAndRunsOfThree(Said said) {
    assertThat(ofGin(Language.ENGLISH).say(said.refusal())).isEqualTo(said.english());
  }

  @Test
  void noReasonIsWithoutASentence() {
    assertThat(said().map(each -> each.refusal().reason())).contains(Reason.values());
  }

  @Test
  void onABookItNamesTheRank() {
    Refusal misfit = Refusal.of(Reason.DOES_NOT_FIT, cards("7h Kc"));
    assertThat(in(Language.ENGLISH).say(misfit, Optional.of(Meld.Kind.BOOK)))
        .isEqualTo("7♥ does not fit: this book takes only kings or wilds.");
    assertThat(in(Language.of("bg")).say(misfit, Optional.of(Meld.Kind.BOOK)))
        .isEqualTo("7♥ не подхожда: тази група приема само попове или жокери.");
  }
}
