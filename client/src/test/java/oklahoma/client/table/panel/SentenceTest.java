package oklahoma.client.table.panel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.text.Text;
import oklahoma.client.fixture.OnScreen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@ExtendWith(OnScreen.class)
class SentenceTest {

  @Test
  void cardsBecomeLittleCards() {
    Sentence sentence = new Sentence();
    sentence.say("6♠ is missing between 5♠ and 10♠ – use a wild.");
    assertThat(sentence.getChildren().stream().map(SentenceTest::kind))
        .containsExactly("mini-card", "text", "mini-card", "text", "mini-card", "text");
    assertThat(sentence.words()).isEqualTo("6♠ is missing between 5♠ and 10♠ – use a wild.");
  }

  @ParameterizedTest
  @CsvSource({"Q♠, mini-card", "Д♠, mini-card", "♠, suit-sign", "K♦., glued", "joker, text"})
  void eachTokenHasItsPicture(String token, String kind) {
    Sentence sentence = new Sentence();
    sentence.say(token);
    assertThat(sentence.getChildren().stream().map(SentenceTest::kind)).containsExactly(kind);
  }

  @Test
  void severalCardsInARowStayApart() {
    Sentence sentence = new Sentence();
    sentence.say("4♣ 5♣");
    assertThat(sentence.getChildren()).hasSize(3);
  }

  private static String kind(Node node) {
    if (node instanceof Text) {
      return "text";
    }
    return List.of("mini-card", "glued", "suit-sign").stream()
        .filter(node.getStyleClass()::contains)
        .findFirst()
        .orElse("?");
  }
}
