package protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
  void namesThatDifferInCaseOnlyAreAlike() {
    assertThat(new Name("Лагранж").like(new Name("ЛАГРАНЖ"))).isTrue();
    assertThat(new Name("Straße").like(new Name("STRASSE"))).isTrue();
    assertThat(new Name("East").like(new Name("West"))).isFalse();
  }

  @Test
  void aNumberedNameIsNeverTooLong() {
    assertThat(new Name("East").numbered(2)).isEqualTo(new Name("East·2"));
    assertThat(new Name("x".repeat(Name.LONGEST)).numbered(12))
        .isEqualTo(new Name("x".repeat(Name.LONGEST - 3) + "·12"));
  }
}
