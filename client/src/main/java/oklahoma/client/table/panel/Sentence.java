package oklahoma.client.table.panel;

import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.shape.SVGPath;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import oklahoma.client.deck.face.SuitSigns;
import oklahoma.rules.card.Suit;

/**
 * A sentence with little cards and drawn suit signs. Plain text will not do: fonts lack the signs
 * or show them as emoji.
 */
public final class Sentence extends TextFlow {
  private static final Map<String, Suit> SIGNS =
      Map.of("♠", Suit.SPADES, "♥", Suit.HEARTS, "♦", Suit.DIAMONDS, "♣", Suit.CLUBS);

  /** An optional rank, a sign, and following characters that must stay on the same line. */
  private static final Pattern TOKEN =
      Pattern.compile("(10|[2-9JQKAВДКА])?([♠♥♦♣])([^\\s♠♥♦♣0-9JQKAВДКА]*)");

  private String words = "";

  /** An empty sentence with these style classes. */
  public Sentence(String... styles) {
    getStyleClass().add("sentence");
    getStyleClass().addAll(styles);
    setAccessibleRole(AccessibleRole.TEXT);
    setMinWidth(0);
  }

  public void say(String sentence) {
    if (!sentence.equals(words)) {
      words = sentence;
      setAccessibleText(sentence);
      compose();
    }
  }

  /** The sentence as plain text. */
  public String words() {
    return words;
  }

  private void compose() {
    getChildren().clear();
    Matcher tokens = TOKEN.matcher(words);
    List<MatchResult> found = tokens.results().toList();
    int at = 0;
    for (MatchResult token : found) {
      add(words.substring(at, token.start()));
      getChildren().add(embedded(token));
      at = token.end();
    }
    add(words.substring(at));
  }

  private void add(String plain) {
    if (!plain.isEmpty()) {
      getChildren().add(new Text(plain));
    }
  }

  private static Node embedded(MatchResult token) {
    Suit suit = SIGNS.getOrDefault(token.group(2), Suit.SPADES);
    Node card = token.group(1) == null ? sign(suit) : card(token.group(1), suit);
    if (token.group(3).isEmpty()) {
      return card;
    }
    return new Glued("glued", card, new Text(token.group(3)));
  }

  private static Node card(String rank, Suit suit) {
    Text letter = new Text(rank);
    letter.getStyleClass().addAll("rank", PanelStyles.name(suit));
    return new Glued("mini-card", letter, sign(suit));
  }

  private static Node sign(Suit suit) {
    return new Sign(suit);
  }

  /** A suit sign on the baseline. */
  private static final class Sign extends Region {
    Sign(Suit suit) {
      SVGPath outline = new SVGPath();
      outline.setContent(SuitSigns.path(suit));
      setShape(outline);
      getStyleClass().addAll("suit-sign", PanelStyles.name(suit));
    }

    @Override
    public double getBaselineOffset() {
      return prefHeight(-1);
    }
  }

  /** Nodes side by side on the baseline of the sentence, which no line break separates. */
  private static final class Glued extends HBox {
    Glued(String style, Node... parts) {
      super(parts);
      getStyleClass().add(style);
      setAlignment(Pos.BASELINE_LEFT);
    }

    @Override
    public double getBaselineOffset() {
      return snappedTopInset()
          + getChildren().stream().mapToDouble(Node::getBaselineOffset).max().orElse(0);
    }
  }
}
