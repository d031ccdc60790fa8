package oklahoma.client.table.input.pointer;

import java.util.Optional;
import java.util.OptionalInt;
import javafx.event.EventTarget;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import oklahoma.client.settings.Habits;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.panel.AdviceCard;
import oklahoma.client.table.panel.ClaimCard;
import oklahoma.client.table.panel.GinQuestion;
import oklahoma.client.table.panel.ReasonChip;
import oklahoma.client.table.panel.Reveal;
import oklahoma.client.table.panel.TableNotices;
import oklahoma.client.table.panel.TopBar;

/** Handles the pointer: hovers, clicks, double clicks, and presses that become drags. */
public final class MouseInput {
  private final Parent root;
  private final CardScene picture;
  private final Habits habits;
  private final HandPlay play;
  private final Clicks clicks;
  private final Hovering hovering;
  private Optional<HitResult> pressed = Optional.empty();
  private Point2D pressedAt = Point2D.ZERO;
  private Optional<HitResult> stuck = Optional.empty();

  /**
   * @param root receives the mouse events
   * @param arranged runs after a spread meld has changed the places of melds
   */
  public MouseInput(
      Parent root,
      CardScene picture,
      Habits habits,
      HandPlay play,
      Clicks clicks,
      Runnable arranged) {
    this.root = root;
    this.picture = picture;
    this.habits = habits;
    this.play = play;
    this.clicks = clicks;
    this.hovering = new Hovering(picture, play.drag(), arranged);
    root.addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
    root.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    root.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
    root.addEventHandler(MouseEvent.MOUSE_MOVED, this::moved);
    root.addEventHandler(MouseEvent.MOUSE_EXITED, e -> hovering.over(OptionalInt.empty()));
  }

  /** Cancels a delayed discard. Returns false if none was waiting. */
  public boolean keepDiscard() {
    return clicks.keepDiscard();
  }

  /** Cancels the drag. Returns false if there was none. */
  public boolean cancel() {
    boolean dragging = play.drag().dragging();
    if (dragging) {
      play.drag().cancel();
    }
    return dragging;
  }

  private void pressed(MouseEvent event) {
    if (event.getButton() == MouseButton.SECONDARY) {
      play.drag().cancel();
      return;
    }
    if (event.getButton() != MouseButton.PRIMARY || onControl(event.getTarget())) {
      return;
    }
    Point2D at = point(event);
    if (play.drag().dragging()) { // a click has picked the card up, and this one will drop it
      event.consume();
      return;
    }
    stuck = Optional.empty();
    HitResult grab = HitResult.at(picture, at.getX(), at.getY());
    pressed = Optional.of(grab);
    pressedAt = at;
    play.carried(grab)
        .ifPresent(what -> play.press(what, at.getX(), at.getY(), event.isSynthesized()));
    event.consume();
  }

  private void dragged(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY) {
      Point2D at = point(event);
      play.drag().move(at.getX(), at.getY());
      if (play.drag().dragging()) {
        pressed = Optional.empty(); // no click any more, though the drag be taken back
        hovering.stop();
        root.setCursor(Cursor.CLOSED_HAND);
      } else {
        resist(at);
      }
    }
  }

  private void resist(Point2D at) {
    if (pressedAt.distance(at) >= play.threshold()
        && pressed.filter(grab -> play.resists(grab, at.getX(), at.getY())).isPresent()) {
      pressed = Optional.empty();
    }
  }

  /**
   * Ends a press. What was pressed decides, because a sentence may have appeared under the pointer.
   */
  private void released(MouseEvent event) {
    if (event.getButton() != MouseButton.PRIMARY) {
      return;
    }
    if (stuck.isPresent() && play.drag().dragging()) {
      unstick(event);
    } else {
      Point2D at = point(event);
      HitResult under = HitResult.at(picture, at.getX(), at.getY());
      boolean click = pressed.equals(Optional.of(under));
      pressed = Optional.empty();
      if (!click || !stick(under, event)) {
        root.setCursor(Cursor.DEFAULT);
        play.drag().release();
        if (click) {
          clicked(under, event);
        }
      }
    }
  }

  /** With the sticky mouse a click picks a card up, unless it extends a selection. */
  private boolean stick(HitResult under, MouseEvent event) {
    boolean own = under instanceof HitResult.InHand || under instanceof HitResult.InTray;
    boolean plain = event.getClickCount() == 1 && !event.isShiftDown() && !event.isShortcutDown();
    if (habits.stickyMouseProperty().get() && own && plain && play.drag().stick()) {
      stuck = Optional.of(under);
      hovering.stop();
      root.setCursor(Cursor.CLOSED_HAND);
      return true;
    }
    return false;
  }

  /**
   * Drops a card that a click has picked up. A second click in quick succession counts as a double
   * click instead.
   */
  private void unstick(MouseEvent event) {
    Optional<HitResult> picked = stuck;
    stuck = Optional.empty();
    root.setCursor(Cursor.DEFAULT);
    if (event.getClickCount() == 2) {
      play.drag().cancel();
      picked.ifPresent(grab -> clicked(grab, event));
    } else {
      play.drag().release();
    }
  }

  private void moved(MouseEvent event) {
    Point2D at = point(event);
    if (play.drag().dragging()) {
      play.drag().move(at.getX(), at.getY());
      return;
    }
    OptionalInt over =
        onControl(event.getTarget())
            ? OptionalInt.empty()
            : HitResult.inHand(picture, at.getX(), at.getY());
    root.setCursor(over.isPresent() ? Cursor.OPEN_HAND : Cursor.DEFAULT);
    hovering.over(over);
    hovering.spread(HitResult.at(picture, at.getX(), at.getY()));
  }

  private void clicked(HitResult grab, MouseEvent event) {
    clicks.clicked(grab, event.getClickCount(), event.isShiftDown(), point(event));
  }

  private Point2D point(MouseEvent event) {
    return root.sceneToLocal(event.getSceneX(), event.getSceneY());
  }

  /** Whether the target handles its own clicks, so that cards behind it get none. */
  private static boolean onControl(EventTarget target) {
    Node node = target instanceof Node any ? any : null;
    while (node != null) {
      if (node instanceof ButtonBase
          || node instanceof AdviceCard
          || node instanceof ClaimCard
          || node instanceof TableNotices
          || node instanceof ReasonChip
          || node instanceof Reveal
          || node instanceof GinQuestion
          || node instanceof TopBar) {
        return true;
      }
      node = node.getParent();
    }
    return false;
  }
}
