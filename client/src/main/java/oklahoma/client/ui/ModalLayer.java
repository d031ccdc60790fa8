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
  /** How much of what is seen a page goes on. */
  private static final double PAGE = 0.9;

  /** What is seen beside the part with the focus, in pixels. */
  private static final double EDGE = 24;

  private final BooleanSupplier moves;
  private final Consumer<String> reader;
  private final ModalPane modal = new ModalPane();
  private final Skin skin = new Skin(modal);
  private final InputGuard arming = new InputGuard();
  private Runnable harmless = () -> {};
  private @Nullable Node focusBefore;

  /**
   * Nothing is shown.
   *
   * @param moves whether a card fades in
   * @param reader gets what a card says, for those who listen
   */
  ModalLayer(BooleanSupplier moves, Consumer<String> reader) {
    this.moves = moves;
    this.reader = reader;
    // By itself it gets one with the first pulse, and what is shown before that is never seen.
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

  /** What is laid over the page. */
  Node node() {
    return modal;
  }

  /** Whether a card or panel is before the page. */
  boolean shows() {
    return modal.isDisplay();
  }

  /**
   * Shows a panel that the player asked for.
   *
   * @param onEscape what happens when it is dismissed by Esc
   */
  void show(Node panel, Runnable onEscape) {
    arming.end();
    show(panel, onEscape, () -> focusFirst(panel));
  }

  /** Shows a card that comes by itself, while the player may be about to press a key. */
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

  /** Takes away what is shown. */
  void dismiss() {
    if (shows()) {
      Node back = focusBefore; // what takes the focus while the card goes did not want it
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

  /** Whether a key, pressed while something is shown, is for this layer; then it has its effect. */
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

  /** From the last control of a card or panel Tab goes to its first one, and back with Shift. */
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
   * A key that no control wanted.
   *
   * @return whether it scrolled what is higher than its room
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

  /** What wants the focus behind a card gets it when the card has gone. */
  private void holdFocus(@Nullable Node owner) {
    Node panel = modal.getContent();
    if (shows() && panel != null && owner != null && !Controls.within(owner, panel)) {
      if (!Controls.within(owner, modal)) {
        focusBefore = owner;
      }
      Platform.runLater(() -> focusFirst(panel));
    }
  }

  /** What cannot be undone is never where Enter is, unless there is nothing else. */
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

  /** Of a card that is higher than the window the part with the focus is seen. */
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
      // By itself JavaFX shows the bar only if words that are not broken into lines were too high.
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
