package oklahoma.client.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.SimpleStringProperty;
import oklahoma.client.deck.style.IndexLetters;
import oklahoma.protocol.people.Name;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextsTest {
  private static final Card QUEEN_OF_SPADES = new Suited(Rank.QUEEN, Suit.SPADES);

  private final Texts texts = new Texts(Language.ENGLISH);

  @Test
  void aCardIsNamedInTheLanguageOfTheMoment() {
    assertThat(texts.name(QUEEN_OF_SPADES)).isEqualTo("queen of spades");
    texts.languageProperty().set(Language.of("bg"));
    assertThat(texts.name(QUEEN_OF_SPADES)).isEqualTo("дама пика");
  }

  /** {@code art} is the tag of languages that somebody has made up. */
  @Test
  void aLanguageMayBeInOneFileForAllSubjects() {
    Language madeUp = new Language("art", "Zzz");
    assertThat(Bundle.of("cards", madeUp))
        .containsOnly(entry("cards.joker", "zzz"), entry("cards.name", "{1} {0}"));
    assertThat(new Texts(madeUp).say("home.solo")).isEqualTo("zz");
  }

  @Test
  void whatALanguageLacksIsShownInEnglish() {
    assertThat(new Texts(new Language("art", "Zzz")).say("cards.suit.HEARTS")).isEqualTo("hearts");
  }

  @Test
  void tokensFollowTheIndexLetters() {
    assertThat(texts.token(QUEEN_OF_SPADES)).isEqualTo("Q♠");
    texts.lettersProperty().set(IndexLetters.BULGARIAN);
    assertThat(texts.token(QUEEN_OF_SPADES)).isEqualTo("Д♠");
  }

  @Test
  void cardsAmongTheArgumentsBecomeTokens() {
    List<Card> cards = List.of(new Suited(Rank.TEN, Suit.HEARTS), Joker.JOKER);
    assertThat(texts.say("cards.name", QUEEN_OF_SPADES, cards)).isEqualTo("Q♠ of 10♥ joker");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "bg"})
  void negativeNumbersHaveAMinusSign(String tag) {
    Texts spoken = new Texts(Language.of(tag));
    assertThat(spoken.say("score.points", -25)).isEqualTo("−25");
    assertThat(spoken.say("stats.number", -5L)).isEqualTo("−5");
    assertThat(Texts.number(-7)).isEqualTo("−7");
  }

  @Test
  void hyphensInWordsBesideANegativeNumberStay() {
    assertThat(texts.say("series.points-in", "Gin-2", -25)).contains("Gin-2").contains("−25");
  }

  @Test
  void namesAreJoinedAsInASentence() {
    List<Name> three = List.of(new Name("Ada"), new Name("Bob"), new Name("Cyd"));
    assertThat(texts.list(three)).isEqualTo("Ada, Bob and Cyd");
    assertThat(texts.list(three.subList(0, 2))).isEqualTo("Ada and Bob");
    assertThat(texts.list(three.subList(0, 1))).isEqualTo("Ada");
    texts.languageProperty().set(Language.of("bg"));
    assertThat(texts.list(three)).isEqualTo("Ada, Bob и Cyd");
  }

  @Test
  void aLiveTextFollowsTheLanguageAndItsArguments() {
    SimpleStringProperty suit = new SimpleStringProperty("hearts");
    StringBinding live = texts.live("cards.name", "ace", suit);
    assertThat(live.get()).isEqualTo("ace of hearts");
    suit.set("купа");
    texts.languageProperty().set(Language.of("bg-BG"));
    assertThat(live.get()).isEqualTo("ace купа");
  }

  @Test
  void aKeyWithoutATextIsShownItself() {
    assertThat(texts.say("cards.unheard-of")).isEqualTo("cards.unheard-of");
  }

  @Test
  void anUnknownLanguageIsEnglish() {
    assertThat(Language.of("de")).isEqualTo(Language.ENGLISH);
  }
}
