package oklahoma.client.lobby;

import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.css.PseudoClass;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import oklahoma.rules.Seat;
import org.jspecify.annotations.Nullable;

/** Lets the owner drag a row onto another one, which swaps the two chairs. */
final class ChairDrag {
  private static final double THRESHOLD = 6;
  private static final PseudoClass TARGET = PseudoClass.getPseudoClass("target");

  private final ChairList list;
  private final BiConsumer<Seat, Seat> swap;
  private @Nullable ChairRow carried;
  private double pressedAt;
  private boolean moving;

  ChairDrag(ChairList list, BiConsumer<Seat, Seat> swap) {
    this.list = list;
    this.swap = swap;
  }

  /** Makes a row draggable. */
  void watch(ChairRow row) {
    row.addEventHandler(MouseEvent.MOUSE_PRESSED, mouse -> pressed(row, mouse));
    row.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
    row.addEventHandler(MouseEvent.MOUSE_RELEASED, this::released);
  }

  private void pressed(ChairRow row, MouseEvent mouse) {
    if (mouse.getButton() == MouseButton.PRIMARY) {
      row.requestFocus();
      carried = row;
      pressedAt = mouse.getSceneY();
    } else {
      settle();
    }
  }

  private void dragged(MouseEvent mouse) {
    ChairRow row = carried;
    if (row == null) {
      return;
    }
    double by = mouse.getSceneY() - pressedAt;
    if (!moving && Math.abs(by) > THRESHOLD) {
      moving = true;
      row.setViewOrder(-1);
      row.setCursor(Cursor.CLOSED_HAND);
    }
    if (moving) {
      row.setTranslateY(by);
      light(target(mouse));
    }
  }

  private void released(MouseEvent mouse) {
    ChairRow row = carried;
    Optional<ChairRow> target = moving ? target(mouse) : Optional.empty();
    settle();
    if (row != null) {
      target.ifPresent(other -> swap.accept(row.content().seat(), other.content().seat()));
    }
  }

  private Optional<ChairRow> target(MouseEvent mouse) {
    double y = list.sceneToLocal(mouse.getSceneX(), mouse.getSceneY()).getY();
    return list.getChildren().stream()
        .map(ChairRow.class::cast)
        .filter(row -> !row.equals(carried))
        .filter(row -> y >= row.getLayoutY() && y <= row.getLayoutY() + row.getHeight())
        .findFirst();
  }

  private void light(Optional<ChairRow> target) {
    for (Node row : list.getChildren()) {
      row.pseudoClassStateChanged(TARGET, target.filter(row::equals).isPresent());
    }
  }

  private void settle() {
    if (carried != null) {
      carried.setTranslateY(0);
      carried.setViewOrder(0);
      carried.setCursor(Cursor.OPEN_HAND);
    }
    light(Optional.empty());
    carried = null;
    moving = false;
  }
}
