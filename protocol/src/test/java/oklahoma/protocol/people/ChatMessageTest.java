package oklahoma.protocol.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Optional;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.people.ChatMessage.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChatMessageTest {

  @Test
  void wordsKeepTheirCharacters() {
    assertThat(Words.of("  10 ½ точки… 😀 ")).isEqualTo(Optional.of(new Words("10 ½ точки… 😀")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "a\nb", "\u202eabc", "\u0007", "a\u2028b"})
  void invisibleDirectionalAndLineBreakCharactersAreRemoved(String text) {
    assertThat(Words.of(text)).isEmpty();
    assertThatIllegalArgumentException().isThrownBy(() -> new Words(text));
  }

  @Test
  void nobodySpeaksWithoutEnd() {
    assertThat(Words.of("x".repeat(Words.LONGEST))).isPresent();
    assertThat(Words.of("x".repeat(Words.LONGEST + 1))).isEmpty();
  }

  @Test
  void aTableIsCalledSomethingClean() {
    assertThat(TableName.of(" Ｅvening  ")).isEqualTo(Optional.of(new TableName("Evening")));
    assertThat(TableName.of("x".repeat(TableName.LONGEST + 1))).isEmpty();
  }
}
