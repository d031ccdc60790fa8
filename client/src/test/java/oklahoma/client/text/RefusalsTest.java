package oklahoma.client.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class RefusalsTest {
  private static final int LONGEST = 90;
  private static final Pattern SENTENCE = Pattern.compile("[.!?…](?: |$)");
  private static final List<String> NAMES = List.of("North", "East", "South", "West");

  /** A reason, what its refusal carries, and the sentence in English. */
  private static final String SENTENCES =
      """
      NOT_YOUR_TURN | seat B | It is East’s turn. You can still arrange your cards and prepare melds.
      WINDOW_OPEN | | The others are still deciding about the discard. You can arrange your cards.
      DRAW_FIRST | | First draw a card or take the discard.
      ALREADY_DRAWN | | You have already drawn. Play your cards, then discard one.
      TURN_OVER | | Your turn is over: you have discarded. Wait for your next turn.
      PILE_CLAIMED | seat B | East claimed the discard. Draw from the stock.
      PILE_EMPTY | | The discard pile is empty. Draw from the stock.
      PILE_CLOSED | | The same discards go round and round, so the pile is closed. Draw from the stock.
      STOCK_EMPTY | | The stock is empty. Take the discard.
      OWN_DISCARD | | You discarded this card yourself. Wait for your turn.
      WINDOW_CLOSED | | Claims are closed. Wait for the next discard.
      CLAIMS_USED | numbers 0 | Under these rules nobody may claim out of turn. Wait for your turn.
      CLAIMS_USED | numbers 1 | You have used your one claim in this hand. Wait for your turn.
      CLAIMS_USED | numbers 3 | You have used your 3 claims in this hand. Wait for your turn.
      DOWN_MAY_NOT_CLAIM | | Under these rules players who are down may not claim. Wait for your turn.
      NO_PENALTY_CARD | seat B | Too few cards are left for a penalty: only East may take the discard. Wait for your turn.
      FIRST_UP_CARD | seat B | Only East may take the first card. Wait for your turn.
      BOOK_MIXED | cards 7h 9c | A book needs one rank, but 7♥ does not match 9. Take one of them out.
      BOOK_SHORT | | A book needs at least three cards. Put more cards in it.
      NATURALS_MISSING | numbers 1 | A new meld needs at least one natural card. Put one in.
      NATURALS_MISSING | numbers 2 | A new meld needs at least 2 natural cards. Put more in.
      WILDS_OUTNUMBER | | Under these rules wilds may not outnumber naturals. Put a natural in.
      RUN_MIXED | cards 7h 9s | A run needs one suit, but 7♥ does not match ♠. Take one of them out.
      RUN_GAP | cards 6s 5s 7s | 6♠ is missing between 5♠ and 7♠. Put a wild or another card there.
      RUN_SHORT | | A run needs at least four cards. Put more cards in it.
      RUN_DUPLICATE | cards Th | 10♥ is already in this run. Use another card.
      RUN_BEYOND_ACE | | Nothing comes after the ace. Start with the lowest card and end with the ace.
      RUN_BELOW_TWO | | The run cannot begin any lower. Put the wild at the other end.
      RUN_FULL | | This run already has all thirteen cards. Use another meld.
      CONTRACT_INCOMPLETE | numbers 0 1 | Still missing: one run. Lay down the whole contract at once.
      CONTRACT_INCOMPLETE | numbers 0 2 | Still missing: 2 runs. Lay down the whole contract at once.
      CONTRACT_INCOMPLETE | numbers 1 0 | Still missing: one book. Lay down the whole contract at once.
      CONTRACT_INCOMPLETE | numbers 1 2 | Still missing: one book and 2 runs. Lay down the whole contract at once.
      CONTRACT_INCOMPLETE | numbers 2 0 | Still missing: 2 books. Lay down the whole contract at once.
      CONTRACT_INCOMPLETE | numbers 2 1 | Still missing: 2 books and one run. Lay down the whole contract at once.
      TOO_MANY_MELDS | numbers 2 1 | This hand needs exactly 2 books and one run. Keep the rest in your hand.
      CARD_TWICE | cards Th | 10♥ cannot be in two melds. Take it out of one.
      ALREADY_DOWN | | You are already down. Lay off cards on melds instead.
      NO_NEW_MELD | | You cannot make new melds after laying down. Lay off cards instead.
      CARDS_LEFT | numbers 1 | In hand 5 all your cards must be in the melds: one is left over. Use it too.
      CARDS_LEFT | numbers 4 | In hand 5 all your cards must be in the melds: 4 are left over. Use them too.
      NO_LAST_DISCARD | | You cannot discard your last card in hand 5. Lay down all your cards at once.
      RUNS_ADJACENT | | Under these rules two runs of one suit need a gap between them. Leave one.
      NOT_DOWN | | You are not down yet. Lay down your contract first.
      DOES_NOT_FIT | cards 9h 4h Th | 9♥ does not fit here. This run takes 4♥, 10♥ or a wild.
      DOES_NOT_FIT | cards 9h Th | 9♥ does not fit here. This run takes 10♥ or a wild.
      NOBODY_DOWN | | Nobody lays off in hand 5. Lay down all your cards at once to go out.
      NOT_THIS_TURN | | Under these rules you cannot lay off in this turn. Wait for your next turn.
      NO_SUCH_MELD | cards Th | There is no meld here. Drop 10♥ on one.
      WRONG_FOR_WILD | | You cannot swap a wild in this run. Choose another run.
      WRONG_FOR_WILD | cards 6h | The wild stands for 6♥. Swap it for that card.
      WRONG_FOR_WILD | cards 6h 8h | The wilds stand for 6♥ 8♥. Swap them for those cards.
      WILD_STUCK | | The wild has no room at the end of that run. Keep or discard this card.
      WILD_ON_WILD | | You cannot swap a wild for a wild. Lay it off at the end of the run.
      WILD_IN_BOOK | cards Th | You cannot swap a wild in a book. Lay off your 10♥ on the book.
      NOT_IN_HAND | cards Th | 10♥ is not in your hand. Choose one of your cards.
      DEAL_OVER | | This hand is over. Wait for the next one.
      NOT_SEATED | | You are a spectator. Take a seat to play.
      NOT_THE_DISCARDS | | The host refused this move, and nothing has changed. Try another move.
      NOT_IN_THIS_GAME | | The host refused this move, and nothing has changed. Try another move.
      RETURNS_TAKEN | cards 9c | You just took 9♣ from the pile. Discard a different card.
      MELDS_SHOWN | | You have already shown your melds. Wait for the others.
      KNOCK_BEFORE_DRAW | | You cannot knock before you draw. Draw a card first.
      KNOCK_OUT_OF_TURN | seat B | It is East’s turn. Knock when your turn comes.
      DEADWOOD_TOO_HIGH | numbers 14 6 | Your deadwood is 14. To knock, bring it down to 6 or less.
      DEADWOOD_NOT_BELOW | numbers 6 6 | Your deadwood is 6. To knock, bring it down to less than 6.
      ACE_GIN_ONLY | numbers 1 | With an ace as up-card only gin ends the round under these rules. Play on for gin.
      GIN_ONLY | numbers 2 | Under these rules only gin ends a round. Play on for gin.
      BETTER_ARRANGEMENT | numbers 12 7 | These melds leave 12, too much to knock. Others leave 7: arrange your cards again.
      CARD_IN_TWO_MELDS | cards 7s | 7♠ is already in another meld. Take it out of one.
      NO_LAY_OFFS_ON_GIN | | After gin nobody may lay off. Wait for the scores.
      NO_LAY_OFFS | | Under these rules nobody lays off. Keep your cards in your hand.
      LAY_OFF_MISFIT | cards 9s 4s 8s | 9♠ does not fit. This meld takes only 4♠ 8♠.
      LAY_OFF_MISFIT | cards 9s | 9♠ does not fit. This meld is full: try another.
      NOT_A_KNOCKERS_MELD | seat B | You cannot lay off here. Lay off on East’s melds.
      NOBODY_KNOCKED | | Nobody has knocked yet. Keep your melds in your hand.
      KNOCKER_LAYS_OFF | | The knocker does not lay off. Wait for the others.
      TAKE_OR_PASS | cards 6d | You have not answered yet. Take 6♦ or pass first.
      OFFERED_TO_ANOTHER | seat B | East decides first. Wait a moment.
      NOTHING_OFFERED | | No card is offered to you. Draw when your turn comes.
      UP_CARD_DECLINED | | Both players passed on the up-card. Draw from the stock.
      LAST_DISCARD | | You may take the last discard only to end the round. Pass instead.
      LAST_DISCARD | cards 9h | You took the last discard to end the round. End it now.
      BIG_GIN_INCOMPLETE | numbers 11 | Big gin needs all 11 cards in melds. Discard a card instead.
      NO_BIG_GIN | | Under these rules there is no big gin. Discard a card.
      KNOCKED | seat B | East has knocked, so nobody draws or discards. Lay off what fits.
      """;

  /** What both games refuse and gin says in words of its own. */
  private static final String SENTENCES_OF_GIN =
      """
      NOT_YOUR_TURN | seat B | It is East’s turn. You can still arrange your cards.
      STOCK_EMPTY | | No cards are left to draw. Take the discard.
      BOOK_MIXED | cards 7h 9c | A set needs one rank, but 7♥ does not match 9. Take one of them out.
      BOOK_SHORT | numbers 3 | A set needs at least three cards. Put more cards in it.
      RUN_GAP | cards 6s 5s 7s | 6♠ is missing between 5♠ and 7♠. Fill the gap or split the run.
      RUN_SHORT | numbers 3 | A run needs at least three cards. Put more cards in it.
      RUN_BEYOND_ACE | | The ace is low: nothing comes after the king. Put the ace before the 2.
      DEAL_OVER | | This round is over. Wait for the next one.
      RUN_MIXED | cards 7h 9s | A run needs one suit, but 7♥ does not match ♠. Take one of them out.
      NOT_IN_HAND | cards Th | 10♥ is not in your hand. Choose one of your cards.
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

  /** In every language: what is wrong, and what to do instead, short enough for its chip. */
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
      assertThat(SENTENCE.matcher(text).results()).as(text).hasSizeBetween(1, 2);
      assertThat(text).endsWith(".");
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | 0 | North is before you in turn order and gets 10♥.",
        "en | 1 | North is before you in turn order and gets 10♥. You draw no penalty card.",
        "en | 2 | North is before you in turn order and gets 10♥. You draw no penalty cards.",
        "bg | 0 | North е преди вас по ред и получава 10♥.",
        "bg | 1 | North е преди вас по ред и получава 10♥. Не теглите наказателна карта.",
        "bg | 2 | North е преди вас по ред и получава 10♥. Не теглите наказателни карти."
      })
  void aPlayerWhoLosesAClaimReadsWhichPlayerGetsTheCard(
      String language, int penalty, String sentence) {
    Card card = cards("Th").getFirst();
    assertThat(in(Language.of(language)).claimLost(Seat.A, card, penalty)).isEqualTo(sentence);
  }

  /** Who may not claim is not asked, so there is nothing to pass on. */
  @ParameterizedTest
  @CsvSource({"en,Wait for your turn.", "bg,Изчакайте реда си."})
  void aPlayerWhoMayNotClaimWaits(String language, String end) {
    Set<Reason> barred =
        Set.of(Reason.CLAIMS_USED, Reason.DOWN_MAY_NOT_CLAIM, Reason.NO_PENALTY_CARD);
    assertThat(said().map(Said::refusal).filter(refusal -> barred.contains(refusal.reason())))
        .map(in(Language.of(language))::say)
        .allSatisfy(text -> assertThat(text).endsWith(end));
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
  void itSaysWhatIsWrongAndNamesTheCardsTheSeatsAndTheNumbers(Said result) {
    assertThat(in(Language.ENGLISH).say(result.refusal())).isEqualTo(result.english());
  }

  @ParameterizedTest
  @MethodSource("saidInGin")
  void ginSaysItWithSetsAndRunsOfThree(Said result) {
    assertThat(ofGin(Language.ENGLISH).say(result.refusal())).isEqualTo(result.english());
  }

  @Test
  void noReasonIsWithoutASentence() {
    assertThat(said().map(each -> each.refusal().reason())).contains(Reason.values());
  }

  @Test
  void onABookItNamesTheRank() {
    Refusal misfit = Refusal.of(Reason.DOES_NOT_FIT, cards("7h Kc"));
    assertThat(in(Language.ENGLISH).say(misfit, Optional.of(Meld.Kind.BOOK)))
        .isEqualTo("7♥ does not fit here. This book takes only kings or wilds.");
    assertThat(in(Language.of("bg")).say(misfit, Optional.of(Meld.Kind.BOOK)))
        .isEqualTo("7♥ не пасва тук. Тази група приема само попове или жокери.");
  }
}
