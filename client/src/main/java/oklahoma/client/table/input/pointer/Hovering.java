package oklahoma.client.table.input.pointer;

import java.util.OptionalInt;
import javafx.animation.PauseTransition;
import javafx.util.Duration;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.gesture.DragController;
import oklahoma.client.table.motion.Curve;

/** Raises the card under the pointer, and spreads a compressed meld under it. */
final class Hovering {
  private static final double HOVER_MS = 90;
  private static final Duration HOVER_REST = Duration.millis(60);

  private final CardScene picture;
  private final DragController drag;
  private final Runnable arranged;
  private final PauseTransition rest = new PauseTransition(HOVER_REST);

  /**
   * @param arranged runs after a spread meld has changed the places of melds
   */
  Hovering(CardScene picture, DragController drag, Runnable arranged) {
    this.picture = picture;
    this.drag = drag;
    this.arranged = arranged;
  }

  /** Cancels the delay after which a card would rise. */
  void stop() {
    rest.stop();
  }

  /** The pointer is now over this card of the hand, or over none. */
  void over(OptionalInt id) {
    if (id.equals(picture.hovered()) || drag.dragging()) {
      rest.stop();
      return;
    }
    boolean leaving = id.isEmpty() || picture.hovered().isPresent();
    rest.setOnFinished(e -> show(id));
    if (leaving) {
      show(id);
    } else {
      rest.playFromStart();
    }
  }

  private void show(OptionalInt id) {
    if (picture.setHovered(id) && !drag.dragging()) {
      picture.glide(HOVER_MS, Curve.STANDARD);
    }
  }

  /** Spreads a compressed meld while the pointer is over it. */
  void spread(HitResult over) {
    OptionalInt meld =
        over instanceof HitResult.OnMeld(int index) && picture.laid().pressed().contains(index)
            ? OptionalInt.of(index)
            : over instanceof HitResult.OnMeld ? picture.open() : OptionalInt.empty();
    if (picture.setOpen(meld)) {
      picture.glide(HOVER_MS, Curve.STANDARD);
      arranged.run();
    }
  }
}
