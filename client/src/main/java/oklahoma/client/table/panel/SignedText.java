package oklahoma.client.table.panel;

import java.util.Map;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.SVGPath;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import oklahoma.client.deck.face.SuitSigns;
import oklahoma.rules.card.Suit;

/** A sentence with drawn suit signs, because fonts lack them or show them as emoji. */
public final class SignedText extends TextFlow {
  private static final Map<Integer, Suit> SIGNS =
      Map.of(0x2660, Suit.SPADES, 0x2665, Suit.HEARTS, 0x2666, Suit.DIAMONDS, 0x2663, Suit.CLUBS);
  private static final double SIGN_HEIGHT = 0.78;
  private static final double SIGN_AIR = 0.1;

  private String words = "";
  private double size = 13;
  private FontWeight weight = FontWeight.NORMAL;

  public SignedText(String... styles) {
    getStyleClass().add("signed");
    getStyleClass().addAll(styles);
    setMinWidth(USE_PREF_SIZE);
  }

  /** Sets the font size in pixels and the weight. */
  public SignedText font(double pixels, FontWeight bold) {
    if (pixels != size || bold != weight) {
      size = pixels;
      weight = bold;
      compose();
    }
    return this;
  }

  public void setWords(String text) {
    if (!text.equals(words)) {
      words = text;
      setAccessibleText(text);
      compose();
    }
  }

  /** The sentence as plain text. */
  public String words() {
    return words;
  }

  private void compose() {
    getChildren().clear();
    StringBuilder plain = new StringBuilder();
    for (int character : words.codePoints().toArray()) {
      Suit suit = SIGNS.get(character);
      if (suit == null) {
        plain.appendCodePoint(character);
        continue;
      }
      flush(plain);
      getChildren().add(sign(suit));
    }
    flush(plain);
  }

  private void flush(StringBuilder plain) {
    if (!plain.isEmpty()) {
      Text text = new Text(plain.toString());
      text.setFont(Font.font(Font.getDefault().getFamily(), weight, size));
      getChildren().add(text);
      plain.setLength(0);
    }
  }

  /** The sign with a little space on both sides, so that it touches no letter. */
  private Region sign(Suit suit) {
    SVGPath outline = new SVGPath();
    outline.setContent(SuitSigns.path(suit));
    Region sign = new Region();
    sign.setShape(outline);
    double height = Math.rint(size * SIGN_HEIGHT);
    double wide = outline.getLayoutBounds().getWidth() / outline.getLayoutBounds().getHeight();
    sign.setMinSize(height * wide, height);
    sign.setPrefSize(height * wide, height);
    sign.setMaxSize(height * wide, height);
    sign.getStyleClass().addAll("suit-sign", PanelStyles.name(suit));
    double air = Math.max(1, Math.rint(size * SIGN_AIR));
    return new Aired(sign, height * wide + 2 * air, height);
  }

  /** A sign on the baseline. Without an explicit baseline offset the line would be higher. */
  private static final class Aired extends StackPane {
    private final double height;

    Aired(Region sign, double width, double height) {
      super(sign);
      this.height = height;
      setMinSize(width, height);
      setPrefSize(width, height);
    }

    @Override
    public double getBaselineOffset() {
      return height;
    }
  }
}
