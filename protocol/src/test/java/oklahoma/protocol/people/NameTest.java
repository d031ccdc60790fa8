package oklahoma.protocol.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import oklahoma.protocol.lobby.TableName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class NameTest {

  @Test
  void aNameIsNormalisedAndStripped() {
    assertThat(Name.of("  Ｎｏｒｔｈ ")).isEqualTo(Optional.of(new Name("North")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "   ", "a\nb", "\u202eabc", "a\u200fb", "\u0000", "a\u2066b", "\ue000"})
  void whatCannotBeSeenOrTurnsTheTextRoundIsNoName(String text) {
    assertThat(Name.of(text)).isEmpty();
    assertThatIllegalArgumentException().isThrownBy(() -> new Name(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67",
        "\ud83d\udc69\ud83c\udffd\u200d\u2695\ufe0f",
        "\u2764\ufe0f\u200d\ud83d\udd25"
      })
  void aPictureThatIsJoinedOfOthersIsOneCharacter(String picture) {
    assertThat(Name.of(picture)).isEqualTo(Optional.of(new Name(picture)));
    assertThat(CleanText.characters(picture)).isOne();
    assertThat(Name.of("North" + picture)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\u200db", "\u200d", "\ud83d\udc68\u200d", "\ud83d\udc68\u200da"})
  void aJoinerThatJoinsNothingIsNotSeen(String text) {
    assertThat(Name.of(text)).isEmpty();
  }

  @Test
  void lengthIsCountedAsAReaderCounts() {
    String accented = "e\u0308\u0323".repeat(Name.LONGEST);
    assertThat(Name.of(accented)).isPresent();
    assertThat(Name.of(accented + "e")).isEmpty();
  }

  @Test
  void marksAreNotPiledUp() {
    assertThat(Name.of("q" + "\u0301".repeat(7))).isPresent();
    assertThat(Name.of("q" + "\u0301".repeat(8))).isEmpty();
    assertThat(ChatMessage.Words.of("q" + "\u20dd\u0301".repeat(20))).isEmpty();
  }

  @Test
  void namesThatDifferInCaseOnlyAreAlike() {
    assertThat(new Name("Лагранж").like(new Name("ЛАГРАНЖ"))).isTrue();
    assertThat(new Name("Straße").like(new Name("STRASSE"))).isTrue();
    assertThat(new Name("East").like(new Name("West"))).isFalse();
  }

  /** Braille's blank, fillers, a joiner and selectors that nobody sees, a note without a head. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u2800",
        "\u2800\u2800",
        "\u3164",
        "\u115f",
        "\uffa0",
        "\u034f",
        "\ufe00",
        "\ufe0f",
        "\u180b",
        "\udb40\udd00",
        "\ud834\udd59",
        "\u2800\u034f \u3164"
      })
  void aNameOfNothingIsNone(String text) {
    assertThat(Name.of(text)).isEmpty();
    assertThat(TableName.of(text)).isEmpty();
    assertThat(ChatMessage.Words.of(text)).isEmpty();
    assertThat(TableName.of("A" + text + "B")).isPresent();
  }

  @ParameterizedTest
  @CsvSource({
    "Anna, \u0410nna",
    "Anna, An\u034fna",
    "Anna, Anna\ufe00",
    "Anna, Anna\u2800",
    "Anna, an\u3164na",
    "anna, \u0430NN\u0430",
    "\u0412\u0435\u0440\u0430, Bepa",
    "Ivan, lvan",
    "Ivan, 1van",
    "Bo O, Bo 0",
    "\u2764, \u2764\ufe0f"
  })
  void namesThatNobodyCanTellApartAreAlike(String one, String other) {
    Name first = Name.of(one).orElseThrow();
    Name second = Name.of(other).orElseThrow();
    assertThat(first.like(second)).isTrue();
    assertThat(second.like(first)).isTrue();
    assertThat(first.numbered(2).like(second)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"\u0418\u0432\u0430\u043d, Ivan", "Jose, Jos\u00e9", "Eva, Ева2", "Anna, An na"})
  void namesOfOtherLettersAreNotAlike(String one, String other) {
    assertThat(new Name(one).like(new Name(other))).isFalse();
  }

  @Test
  void aNumberedNameIsNeverTooLong() {
    assertThat(new Name("East").numbered(2)).isEqualTo(new Name("East·2"));
    assertThat(new Name("x".repeat(Name.LONGEST)).numbered(12))
        .isEqualTo(new Name("x".repeat(Name.LONGEST - 3) + "·12"));
  }

  /** The longest names that there are: of marks, of pictures, and of one picture made of many. */
  @ParameterizedTest
  @MethodSource
  void theLongestNamesCanBeNumberedToo(String longest) {
    Name name = new Name(longest);
    for (int number : List.of(2, 12, 1_000)) {
      Name other = name.numbered(number);
      assertThat(other.text()).endsWith("·" + number);
      assertThat(other.like(name)).isFalse();
    }
  }

  static List<String> theLongestNamesCanBeNumberedToo() {
    String family = "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67";
    return List.of(
        "q\u0301\u0301\u0301\u0301\u0301\u0301\u0301".repeat(24),
        family.repeat(24),
        family + "\u200d\ud83d\udc67".repeat(61),
        "\u2764".repeat(24));
  }
}
