package oklahoma.client.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.client.setup.Parameter;
import oklahoma.client.text.BundleTest;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.rules.Game;
import oklahoma.rules.Reason;
import oklahoma.rules.Rules;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.fixture.RandomGinRules;
import oklahoma.rules.fixture.RandomRules;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.MatchEnd;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The book of rules says what the record says, in every language, for random rules. */
class RuleBookTest {
  private static final int RULES = 300;

  private final List<Texts> languages = Language.all().stream().map(Texts::new).toList();

  @ParameterizedTest
  @EnumSource
  void everySentenceIsThereAndFilledIn(Game game) {
    rules(game)
        .forEach(rules -> {
          for (boolean counted : List.of(true, false)) {
            for (Texts texts : languages) {
              for (Chapter chapter : RuleBook.of(rules, counted)) {
                assertThat(texts.has(chapter.title())).as(chapter.title()).isTrue();
                chapter.parts().forEach(part -> assertSaid(texts, part));
              }
            }
          }
        });
  }

  private static void assertSaid(Texts texts, Chapter.Part part) {
    leaves(part)
        .forEach(leaf -> {
          assertThat(texts.has(leaf.key())).as(leaf.key()).isTrue();
          assertSaid(Chapter.words(texts, leaf), leaf.key());
        });
    assertSaid(Chapter.words(texts, part), part.key());
  }

  /** The numbers of the rules' clauses are for those who write the program. */
  private static void assertSaid(String words, String key) {
    assertThat(words)
        .as(key)
        .isNotBlank()
        .doesNotContain("{", "}", "#", "null", key)
        .doesNotContainPattern(BundleTest.CLAUSE);
  }

  /** The parts that have words of their own. */
  private static Stream<Chapter.Part> leaves(Chapter.Part part) {
    return switch (part) {
      case Chapter.Panels(String key, List<Chapter.Panel> panels) ->
          panels.stream()
              .flatMap(panel -> Stream.concat(panel.title().stream(), panel.parts().stream()))
              .flatMap(RuleBookTest::leaves);
      case Chapter.Steps(String key, List<Chapter.Sentences> steps) -> steps.stream().map(s -> s);
      case Chapter.Sentences words -> Stream.of(words);
      case Chapter.Example example -> Stream.of(example);
      case Chapter.Scene scene -> Stream.of(scene);
      case Chapter.Melds melds -> Stream.of(melds);
      case Chapter.Labelled labelled -> Stream.of(labelled);
      case Chapter.Term term -> Stream.of(term);
    };
  }

  /** Whatever is refused, there are rules by which the book has a paragraph that says why. */
  @ParameterizedTest
  @EnumSource
  void everyReasonHasItsParagraph(Game game) {
    for (Reason reason : Reason.values()) {
      assertThat(rules(game))
          .as(reason.name())
          .anyMatch(rules ->
              Clauses.find(RuleBook.of(rules, true), game, Clauses.of(game, reason))
                  .part()
                  .isPresent());
    }
  }

  /**
   * A parameter with another value makes another book, unless the rest of the rules leave it no
   * meaning: so there is none of which the book is silent.
   */
  @ParameterizedTest
  @EnumSource
  void noParameterIsPassedOver(Game game) {
    Texts texts = languages.getFirst();
    rules(game)
        .limit(60)
        .forEach(rules ->
            Parameter.of(game).stream()
                .filter(parameter -> parameter.idle().apply(rules).isEmpty())
                .filter(parameter -> !silent(rules).contains(parameter.key()))
                .forEach(parameter -> assertTold(texts, rules, parameter)));
  }

  private static <T> void assertTold(Texts texts, Rules rules, Parameter<T> parameter) {
    String book = text(texts, rules);
    for (T value : parameter.values()) {
      boolean other = !parameter.get().apply(rules).equals(value);
      if (other && allowed(rules, parameter, value)) {
        Rules changed = parameter.set().apply(rules, value);
        assertThat(text(texts, changed)).as("%s %s", parameter.key(), value).isNotEqualTo(book);
      }
    }
  }

  private static <T> boolean allowed(Rules rules, Parameter<T> parameter, T value) {
    try {
      return parameter.get().apply(parameter.set().apply(rules, value)).equals(value);
    } catch (IllegalArgumentException refused) {
      return false;
    }
  }

  /** What the other parameters leave without a meaning. */
  private static Set<String> silent(Rules rules) {
    return switch (rules) {
      case OklahomaRules oklahoma ->
          oklahoma.seats() == 2
              ? Set.of("claims", "penalty", "down-claims", "claim-window", "first-card")
              : Set.of();
      case GinRules gin -> Set.of();
    };
  }

  @Test
  void limitsCountsAndPointsOfGinAreThoseOfTheRecord() {
    rules(Game.GIN)
        .map(GinRules.class::cast)
        .forEach(rules -> {
          assertNumbers(rules, "ginhelp.aim.", rules.cardsEach());
          assertNumbers(rules, "ginhelp.points.", rules.runs().value(card(Rank.ACE)));
          if (rules.knocking().limit() != GinRules.KnockLimit.GIN_ONLY) {
            assertNumbers(rules, "ginhelp.score.", rules.bonuses().undercut());
            if (rules.knocking().limit() != GinRules.KnockLimit.TEN) {
              assertNumbers(
                  rules,
                  "ginhelp.knock.",
                  rules.limit(card(Rank.SIX)),
                  rules.limit(card(Rank.QUEEN)));
            }
          }
          if (rules.scoring() != GinRules.Scoring.PENALTIES) {
            assertNumbers(rules, "ginhelp.score.", rules.bonuses().gin());
          }
          switch (rules.end()) {
            case MatchEnd.Target target -> assertNumbers(rules, "ginhelp.match.", target.points());
            case MatchEnd.Rounds rounds when rounds.count() > 1 ->
                assertNumbers(rules, "ginhelp.match.", rounds.count());
            case MatchEnd.Rounds one -> {}
          }
          rules
              .endBonuses()
              .box()
              .ifPresent(points -> assertNumbers(rules, "ginhelp.match.", points));
          rules.pool().buyIn().ifPresent(chips -> assertNumbers(rules, "ginhelp.match.", chips));
          rules
              .clocks()
              .turnSeconds()
              .ifPresent(time -> assertNumbers(rules, "ginhelp.turn.", time));
        });
  }

  @Test
  void limitsCountsAndPointsOfOklahomaAreThoseOfTheRecord() {
    rules(Game.OKLAHOMA)
        .map(OklahomaRules.class::cast)
        .forEach(rules -> {
          assertNumbers(rules, "help.deal.", OklahomaRules.CARDS_EACH);
          assertNumbers(rules, "help.points.", 5, 10, 15, 20);
          assertNumbers(rules, "help.aim.", rules.seats());
          if (rules.packs() > 1) {
            assertNumbers(rules, "help.aim.", rules.packs());
          }
          if (rules.stock().renewals() > 1) {
            assertNumbers(rules, "help.turn.", rules.stock().renewals());
          }
          rules.clocks().turnSeconds().ifPresent(time -> assertNumbers(rules, "help.turn.", time));
          boolean claims = rules.seats() > 2 && rules.claims().limit().orElse(1) > 0;
          if (claims) {
            rules
                .clocks()
                .claimSeconds()
                .ifPresent(time -> assertNumbers(rules, "help.claims.", time));
          }
        });
  }

  private static final String LEVEL = "A round won with equal deadwood";

  /** What a newcomer asks, and the book answers for every set of rules. */
  @Test
  void questionsOfANewcomerAreAnswered() {
    Texts texts = new Texts(Language.ENGLISH);
    rules(Game.OKLAHOMA)
        .map(OklahomaRules.class::cast)
        .forEach(rules -> {
          String book = text(texts, rules);
          assertThat(book)
              .contains("So you may go out without a discard")
              .contains("You never have to.")
              .contains("another meld beyond the contract, stays with you")
              .contains("until then every turn ends with a discard as usual");
          boolean claims = rules.seats() > 2 && rules.claims().limit().orElse(1) > 0;
          assertThat(book.contains("play and discard only when your own turn comes"))
              .isEqualTo(claims);
          assertThat(book.contains("A claim in two")).isEqualTo(claims);
          assertThat(RuleBook.of(rules, false).stream().map(each -> each.text(texts)))
              .anyMatch(chapter -> chapter.contains("three players use two packs"));
        });
  }

  @ParameterizedTest
  @EnumSource
  void theBookBeginsWithAMinuteAndEndsWithAGlossary(Game game) {
    rules(game)
        .map(rules -> RuleBook.of(rules, true))
        .forEach(book -> {
          assertThat(book.getFirst().title()).endsWith("help.minute.title");
          assertThat(book.getLast().title()).endsWith("help.words.title");
          assertThat(book.getLast().parts()).hasOnlyElementsOfType(Chapter.Term.class);
        });
  }

  @Test
  void whatAPresetSaysInWords() {
    String classic = text(new Texts(Language.ENGLISH), GinPreset.CLASSIC.rules(2));
    assertThat(classic)
        .contains("Two play with one pack of 52 cards without jokers. Everybody gets 10 cards.")
        .contains("The first player with 100 points or more wins the match.")
        .contains("Gin scores 25 points and the other player’s deadwood.")
        .contains("If the up-card is an ace, you may knock with 1 or less.")
        .doesNotContain("pool");
    String royal = text(new Texts(Language.ENGLISH), GinPreset.ROYAL.rules(4));
    assertThat(royal)
        .contains("Four play")
        .contains("Everybody gets 7 cards.")
        .contains("If the up-card is an ace, only gin ends the round.")
        .contains("A knocker who is undercut gets 25 points.")
        .contains("Everybody pays 100 play chips into a pool.");
    GinRules boxes =
        GinPreset.CLASSIC
            .rules(2)
            .with(new GinRules.EndBonuses(OptionalInt.of(25), GinRules.GameBonus.NONE));
    assertThat(text(new Texts(Language.ENGLISH), boxes))
        .contains("each round won scores 25 more points")
        .doesNotContain(LEVEL);
    GinRules less =
        boxes.with(new GinRules.Knocking(boxes.knocking().limit(), GinRules.Undercut.LESS));
    assertThat(text(new Texts(Language.ENGLISH), less)).contains(LEVEL);
  }

  @Test
  void whereTheLimitIsBelowTheUpCardTheBookDoesNotCallItsValueTheLimit() {
    assertThat(text(new Texts(Language.ENGLISH), GinPreset.ROYAL.rules(3)))
        .contains("to knock, you need less deadwood than its value.")
        .contains("The knock limit is one less than its value.")
        .doesNotContain("The value of the up-card sets the knock limit")
        .doesNotContain("Its value is the knock limit");
  }

  /** A clause closes the pile to the next player's take; the others may claim. */
  @Test
  void aClosedCardIsClosedToTheNextPlayer() {
    assertThat(text(new Texts(Language.ENGLISH), OklahomaRules.standard(3)))
        .contains("it is closed to the next player.")
        .doesNotContain("nobody may take it");
  }

  @Test
  void amongSeveralTheWinnerScoresTheDifferenceFromEachOther() {
    GinRules three = GinPreset.CLASSIC.rules(2).with(GinRules.FirstTurn.OPEN).withSeats(3);
    Texts texts = new Texts(Language.ENGLISH);
    assertThat(text(texts, three))
        .contains("so the knocker scores 8 + 17 = 25.")
        .contains("An undercut scores 10 points and the difference from each other player.")
        .contains("Gin scores 25 points and each other player’s deadwood.")
        .doesNotContain("the other player’s deadwood")
        .doesNotContain("lost equally");
    assertThat(text(texts, three.with(GinRules.NextDealer.LOSER)))
        .contains("The losers of a round all score nothing, so they lost equally.");
  }

  /** Points may be penalties: then the others get some, but gain nothing by them. */
  @Test
  void againstGinTheOthersGainNothing() {
    GinRules royal = GinPreset.ROYAL.rules(2).with(GinSwitch.GIN_SURCHARGE, true);
    Texts texts = new Texts(Language.ENGLISH);
    assertThat(text(texts, royal))
        .contains("Gin costs each other player 25 more.")
        .contains("Against gin the other player gains nothing, even without deadwood.");
    assertThat(text(texts, GinPreset.ROYAL.rules(3)))
        .contains("Against gin nobody else gains anything, even without deadwood.");
  }

  @Test
  void inHollywoodARoundThatScoresNothingIsNoWin() {
    GinRules equal = GinPreset.CLASSIC.rules(2).with(GinSwitch.HOLLYWOOD, true);
    GinRules less =
        equal.with(new GinRules.Knocking(equal.knocking().limit(), GinRules.Undercut.LESS));
    GinRules onlyGin =
        less.with(new GinRules.Knocking(GinRules.KnockLimit.GIN_ONLY, GinRules.Undercut.LESS));
    Texts texts = new Texts(Language.ENGLISH);
    assertThat(text(texts, equal)).doesNotContain(LEVEL);
    assertThat(text(texts, less)).contains(LEVEL);
    assertThat(text(texts, onlyGin)).doesNotContain(LEVEL);
  }

  /** With one pack no card is shown twice, and with two players none is out of turn. */
  @Test
  void whatIsShownCanBeDealt() {
    rules(Game.OKLAHOMA)
        .map(OklahomaRules.class::cast)
        .forEach(rules -> {
          List<Card> pack = rules.pack();
          List<Chapter> book = RuleBook.of(rules, true);
          assertThat(
                  book.stream()
                      .flatMap(chapter -> chapter.parts().stream())
                      .flatMap(RuleBookTest::leaves)
                      .flatMap(RuleBookTest::moments))
              .isNotEmpty()
              .allSatisfy(shown -> assertDealt(pack, shown));
          if (rules.seats() == 2) {
            assertThat(keys(book)).doesNotContain("help.deal.up-card.claimed");
          }
        });
  }

  private static void assertDealt(List<Card> pack, List<Card> shown) {
    for (Card card : Set.copyOf(shown)) {
      assertThat(Collections.frequency(shown, card))
          .as("%s in %s", card, shown)
          .isLessThanOrEqualTo(Collections.frequency(pack, card));
    }
  }

  /** The cards that are on the table at the same time. */
  private static Stream<List<Card>> moments(Chapter.Part part) {
    return switch (part) {
      case Chapter.Example(String key, List<Card> cards) -> Stream.of(cards);
      case Chapter.Melds(Chapter.Sentences name, List<List<Card>> melds) ->
          Stream.of(melds.stream().flatMap(List::stream).toList());
      case Chapter.Scene(String key, List<Chapter.Shot> shots) ->
          shots.stream()
              .map(
                  shot -> shot.groups().stream().flatMap(group -> group.cards().stream()).toList());
      default -> Stream.empty();
    };
  }

  /** In Hollywood a target ends a game, and the match goes to the player with most games. */
  @Test
  void hollywoodIsWonByGames() {
    rules(Game.GIN)
        .map(GinRules.class::cast)
        .filter(rules -> rules.has(GinSwitch.HOLLYWOOD))
        .forEach(rules -> {
          List<Chapter> book = RuleBook.of(rules, true);
          assertThat(keys(book))
              .doesNotContain("ginhelp.match.target", "ginhelp.match.beyond")
              .doesNotContain("ginhelp.match.box", "ginhelp.match.bonus")
              .doesNotContain("ginhelp.match.best.DIFFERENCE");
          assertThat(keys(List.of(book.getFirst()))).contains("ginhelp.match.hollywood-won");
        });
    assertThat(rules(Game.GIN).map(GinRules.class::cast))
        .anyMatch(rules -> rules.has(GinSwitch.HOLLYWOOD));
  }

  /** Where only gin ends a round, the book says of a knock that there is none, and no more. */
  @Test
  void nobodyKnocksWhereOnlyGinEndsARound() {
    assertThat(
            rules(Game.GIN)
                .map(GinRules.class::cast)
                .filter(rules -> rules.knocking().limit() == GinRules.KnockLimit.GIN_ONLY)
                .flatMap(rules -> RuleBook.of(rules, true).stream())
                .flatMap(chapter -> chapter.parts().stream())
                .filter(part -> !part.key().equals("ginhelp.knock.gin-only")))
        .isNotEmpty()
        .allSatisfy(part -> {
          for (Texts texts : languages) {
            assertThat(Chapter.words(texts, part))
                .as(part.key())
                .doesNotContainPattern("(?iu)\\b(knock|чук)");
          }
        });
  }

  private static List<String> keys(List<Chapter> book) {
    return book.stream()
        .flatMap(chapter -> chapter.parts().stream())
        .map(Chapter.Part::key)
        .toList();
  }

  /** The chapter contains the numbers, in every language. */
  private void assertNumbers(Rules rules, String chapter, int... numbers) {
    for (Texts texts : languages) {
      String text =
          RuleBook.of(rules, true).stream()
              .filter(each -> each.title().equals(chapter + "title"))
              .map(each -> each.text(texts).replaceAll("(?<=\\d)[,.\\s\\u00A0](?=\\d{3})", ""))
              .collect(Collectors.joining());
      Set<String> stated = Arrays.stream(text.split("\\D+", -1)).collect(Collectors.toSet());
      assertThat(stated)
          .as("%s %s", chapter, rules)
          .containsAll(Arrays.stream(numbers).mapToObj(Integer::toString).toList());
    }
  }

  private static String text(Texts texts, Rules rules) {
    return RuleBook.of(rules, true).stream()
        .map(chapter -> chapter.text(texts))
        .collect(Collectors.joining("\n"));
  }

  private static Suited card(Rank rank) {
    return new Suited(rank, Suit.HEARTS);
  }

  private static Stream<Rules> rules(Game game) {
    RandomGenerator chance = RandomGeneratorFactory.of("L64X128MixRandom").create(11);
    Function<RandomGenerator, Rules> random =
        switch (game) {
          case OKLAHOMA -> RandomRules::any;
          case GIN -> RandomGinRules::any;
        };
    return IntStream.range(0, RULES).mapToObj(i -> random.apply(chance));
  }
}
