package oklahoma.client.join;

import javafx.application.Platform;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.controlsfx.control.textfield.AutoCompletionBinding;

/**
 * Makes Enter confirm the typed text while completions are shown, unless the player has chosen one
 * with the arrow keys. The library itself would take the first completion.
 */
final class TypedFirst {
  private final Runnable enter;
  private boolean chosen;

  private TypedFirst(Runnable enter) {
    this.enter = enter;
  }

  /**
   * Installs this for a field's completions.
   *
   * @param enter what Enter does without completions
   */
  static void in(AutoCompletionBinding<String> completion, Runnable enter) {
    TypedFirst keys = new TypedFirst(enter);
    var popup = completion.getAutoCompletionPopup();
    popup.addEventFilter(
        KeyEvent.KEY_PRESSED,
        key -> {
          boolean typed = key.getCode() == KeyCode.ENTER && !keys.chosen;
          keys.chosen = key.getCode() == KeyCode.UP || key.getCode() == KeyCode.DOWN;
          if (typed) {
            key.consume();
            popup.hide();
            keys.enter.run();
          }
        });
    popup.setOnHidden(hidden -> keys.chosen = false);
    popup.setOnShown(shown ->
        Platform.runLater(() -> {
          if (popup.getSkin() != null && popup.getSkin().getNode() instanceof ListView<?> list) {
            list.getSelectionModel().clearSelection();
          }
        }));
  }
}
