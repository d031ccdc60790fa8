package oklahoma.client.ui;

import atlantafx.base.controls.ModalPane;
import atlantafx.base.controls.ModalPaneSkin;
import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ScrollPane.ScrollBarPolicy;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import oklahoma.client.ui.controls.Controls;
import org.jspecify.annotations.Nullable;

/**
 * The card or panel over the page, one at a time. It holds the focus until it closes, and then
 * gives it back.
 */
final class ModalLayer {
  /** The part of the visible height by which Page Up and Page Down scroll. */
  private static final double PAGE = 0.9;

  /** How much of its surroundings is shown beside the focused node, in pixels. */
  private static final double EDGE = 24;

  private final BooleanSupplier moves;
  private final Consumer<String> reader;
  private final ModalPane modal = new ModalPane();
  private final Skin skin = new Skin(modal);
  private final InputGuard arming = new InputGuard();
  private Runnable harmless = () -> {};
  private @Nullable Node focusBefore;

  /**
   * A layer without a card.
   *
   * @param moves whether cards fade in
   * @param reader receives the text of each card, to read it aloud
   */
  ModalLayer(BooleanSupplier moves, Consumer<String> reader) {
    this.moves = moves;
    this.reader = reader;
    // JavaFX would create the skin with the first pulse, and would never show content that was set
    // before.
    modal.setSkin(skin);
    modal.setId("question");
    modal.setPersistent(true);
    modal.setFocusTraversable(false);
    modal
        .sceneProperty()
        .subscribe(scene -> {
          if (scene != null) {
            scene.focusOwnerProperty().addListener((owner, old, now) -> holdFocus(now));
          }
        });
  }

  Node node() {
    return modal;
  }

  /** Whether a card or panel is shown. */
  boolean shows() {
    return modal.isDisplay();
  }

  /**
   * Shows a panel that the player asked for.
   *
   * @param onEscape runs when Esc closes it
   */
  void show(Node panel, Runnable onEscape) {
    arming.end();
    show(panel, onEscape, () -> focusFirst(panel));
  }

  /** Shows a card that appears by itself, when the player may just be pressing a key. */
  void interrupt(Pane card, Runnable onEscape) {
    show(
        card,
        onEscape,
        () -> {
          card.requestFocus();
          arming.begin(() -> {
            if (Controls.hasKeyboard(card)) {
              focusFirst(card);
            }
          });
        });
  }

  private void show(Node panel, Runnable onEscape, Runnable focus) {
    Node owner = modal.getScene() == null ? null : modal.getScene().getFocusOwner();
    if (!shows()) {
      focusBefore = owner;
    }
    harmless = onEscape;
    modal.setInTransitionFactory(moves.getAsBoolean() ? Pages::fadeIn : null);
    modal.setOutTransitionFactory(null);
    modal.show(panel);
    Optional.ofNullable(panel.getAccessibleText()).ifPresent(reader);
    Platform.runLater(focus);
  }

  /** Closes the card or panel. */
  void dismiss() {
    if (shows()) {
      Node back =
          focusBefore; // saved now, because hiding the card gives the focus to an arbitrary node
      arming.end();
      modal.hide(true);
      modal.setContent(null);
      harmless = () -> {};
      focusBefore = null;
      if (back != null) {
        back.requestFocus();
      }
    }
  }

  /** Handles a key while a card is shown; returns whether the layer has used it. */
  boolean takes(KeyEvent key) {
    if (key.getCode() == KeyCode.TAB) {
      return goesRound(key.isShiftDown());
    }
    if (key.getCode() == KeyCode.ESCAPE) {
      Runnable then = harmless;
      dismiss();
      then.run();
      return true;
    }
    return arming.keeps(key);
  }

  /**
   * Moves the focus in a circle: Tab leads from the last control of a card to the first, Shift +
   * Tab back.
   */
  private boolean goesRound(boolean back) {
    Node panel = modal.getContent();
    List<Node> stops = panel == null ? List.of() : stops(panel);
    if (stops.isEmpty()) {
      return false;
    }
    Node end = back ? stops.getFirst() : stops.getLast();
    boolean leaves = end.equals(modal.getScene().getFocusOwner());
    if (leaves) {
      focus(back ? stops.getLast() : stops.getFirst());
    }
    return leaves;
  }

  /**
   * Handles a key that no control has used.
   *
   * @return whether it scrolled a part that is too high for its space
   */
  boolean scrolls(KeyEvent key) {
    int pages =
        switch (key.getCode()) {
          case PAGE_UP -> -1;
          case PAGE_DOWN -> 1;
          default -> 0;
        };
    Optional<ScrollPane> longer =
        modal.lookupAll(".scroll-pane").stream()
            .filter(node -> pages != 0)
            .map(ScrollPane.class::cast)
            .filter(scroll -> hidden(scroll) > 0)
            .findFirst();
    longer.ifPresent(scroll ->
        scrollTo(scroll, top(scroll) + pages * scroll.getViewportBounds().getHeight() * PAGE));
    return longer.isPresent();
  }

  /**
   * Keeps the focus in the card. A node behind it that asks for the focus gets it when the card
   * closes.
   */
  private void holdFocus(@Nullable Node owner) {
    Node panel = modal.getContent();
    if (shows() && panel != null && owner != null && !Controls.within(owner, panel)) {
      if (!Controls.within(owner, modal)) {
        focusBefore = owner;
      }
      Platform.runLater(() -> focusFirst(panel));
    }
  }

  /**
   * Focuses the first control, but an irreversible one only if there is no other, so that Enter
   * does no harm.
   */
  private void focusFirst(Node panel) {
    if (panel.isFocusTraversable()) {
      focus(panel);
      return;
    }
    List<Node> stops = stops(panel);
    stops.stream()
        .filter(node -> !node.getStyleClass().contains(Styles.DANGER))
        .findFirst()
        .or(() -> stops.stream().findFirst())
        .ifPresent(this::focus);
  }

  /** Focuses a control. If the card is higher than the window it scrolls to the control. */
  private void focus(Node node) {
    node.requestFocus();
    modal.applyCss();
    modal.layout();
    ScrollPane scroll = skin.scroll();
    if (hidden(scroll) > 0) {
      Bounds place = scroll.getContent().sceneToLocal(node.localToScene(node.getLayoutBounds()));
      double least = place.getMaxY() + EDGE - scroll.getViewportBounds().getHeight();
      scrollTo(scroll, Math.min(place.getMinY() - EDGE, Math.max(least, top(scroll))));
    }
  }

  private static double hidden(ScrollPane scroll) {
    return scroll.getContent().getLayoutBounds().getHeight()
        - scroll.getViewportBounds().getHeight();
  }

  private static double top(ScrollPane scroll) {
    return scroll.getVvalue() * hidden(scroll);
  }

  private static void scrollTo(ScrollPane scroll, double top) {
    scroll.setVvalue(Math.clamp(top / hidden(scroll), 0, 1));
  }

  private static final class Skin extends ModalPaneSkin {
    Skin(ModalPane modal) {
      super(modal);
      // JavaFX computes the need for the bar from unwrapped text, so it would be missing in high
      // cards.
      scrollPane
          .vbarPolicyProperty()
          .bind(
              Bindings.when(
                      contentWrapper.heightProperty().greaterThan(scrollPane.heightProperty()))
                  .then(ScrollBarPolicy.ALWAYS)
                  .otherwise(ScrollBarPolicy.AS_NEEDED));
    }

    ScrollPane scroll() {
      return scrollPane;
    }
  }

  private static List<Node> stops(Node panel) {
    return panel.lookupAll("*").stream()
        .filter(node -> node.isFocusTraversable() && !node.isDisabled())
        .filter(node -> shown(node, panel))
        .toList();
  }

  private static boolean shown(Node node, Node panel) {
    for (Node each = node; each != null && !each.equals(panel); each = each.getParent()) {
      if (!each.isVisible()) {
        return false;
      }
    }
    return true;
  }
}
