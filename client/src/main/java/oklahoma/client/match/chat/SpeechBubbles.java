package oklahoma.client.match.chat;

import java.net.URL;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import javafx.animation.PauseTransition;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.rules.Seat;

/**
 * The latest message of each player, in a bubble at the player's seat for four seconds. The bubbles
 * do not catch clicks.
 */
public final class SpeechBubbles extends Region {
  private static final Duration STAY = Duration.seconds(4);
  private static final double WIDEST = 240;

  /**
   * Longer messages are cut so that nobody can cover much of the table; the chat has their full
   * text.
   */
  private static final double TALLEST = 160;

  private static final double OVERLAP = 14;
  private static final double EDGE = 8;

  private final Texts texts;
  private final Function<Seat, Optional<Bounds>> places;
  private final DoubleSupplier left;
  private final Map<Seat, VBox> bubbles = new EnumMap<>(Seat.class);

  /**
   * Starts without bubbles.
   *
   * @param places gives the area of a seat's plate
   * @param left the least x coordinate of bubbles, right of the piles
   */
  public SpeechBubbles(
      ChatModel model, Texts texts, Function<Seat, Optional<Bounds>> places, DoubleSupplier left) {
    this.texts = texts;
    this.places = places;
    this.left = left;
    URL looks =
        Objects.requireNonNull(
            SpeechBubbles.class.getResource("/oklahoma/client/match/chat/chat.css"));
    getStylesheets().add(looks.toExternalForm());
    setId("bubbles");
    setMouseTransparent(true);
    setPickOnBounds(false);
    NodeVisibility.listen(
        this, () -> model.listen(line -> line.speaker().seat().ifPresent(seat -> say(seat, line))));
  }

  private void say(Seat seat, ChatModel.Line line) {
    if (places.apply(seat).isEmpty()) {
      return;
    }
    Label name = new Label(line.speaker().name().text());
    name.getStyleClass().add("speaker");
    name.setMinHeight(USE_PREF_SIZE);
    Label words = new Label(Phrases.words(line.chatMessage(), texts));
    words.setWrapText(true);
    VBox bubble = new VBox(name, words);
    bubble.setId("bubble-" + seat.name());
    bubble.setMaxWidth(WIDEST);
    bubble.getStyleClass().add("speech-bubble");
    bubble.setAccessibleRole(AccessibleRole.TEXT);
    bubble.setAccessibleText(texts.say("chat.said", name.getText(), words.getText()));
    remove(seat);
    bubbles.put(seat, bubble);
    getChildren().add(bubble);
    PauseTransition stay = new PauseTransition(STAY);
    stay.setOnFinished(over -> {
      if (bubble.equals(bubbles.get(seat))) {
        remove(seat);
      }
    });
    stay.play();
  }

  private void remove(Seat seat) {
    VBox before = bubbles.remove(seat);
    if (before != null) {
      getChildren().remove(before);
    }
  }

  @Override
  protected void layoutChildren() {
    bubbles.forEach((seat, bubble) -> places.apply(seat).ifPresent(plate -> place(bubble, plate)));
  }

  /** Places a bubble at the edge of the plate that is nearer to the middle, inside the table. */
  private void place(VBox bubble, Bounds plate) {
    double width = Math.min(WIDEST, Math.ceil(bubble.prefWidth(-1)));
    double height = Math.min(TALLEST, Math.ceil(bubble.prefHeight(width)));
    double least = left.getAsDouble();
    double x = plate.getCenterX() - width / 2;
    boolean below = plate.getCenterY() > getHeight() / 2;
    double y = below ? plate.getMinY() - height : plate.getMaxY() - OVERLAP;
    bubble.resizeRelocate(
        Math.rint(Math.clamp(x, least, Math.max(least, getWidth() - width - EDGE))),
        Math.rint(y),
        width,
        height);
  }
}
