package oklahoma.client.ui.controls;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.lifetime.NodeVisibility;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/**
 * A button with which the player says to be ready. It shows that at once, without waiting for the
 * host, with the names for whom the table waits. It keeps the focus.
 */
public final class ReadyButton extends Button {
  /** The style class of the button while the player is ready. */
  public static final String SAID = "said-ready";

  /**
   * Who is ready, according to the host.
   *
   * @param mine whether the player is ready
   * @param count the number of ready players
   * @param awaited the names of the others who are not ready
   * @param doubts how often earlier messages may have become void, because the connection was lost
   *     or the subject changed
   */
  public record State(boolean mine, int count, List<String> awaited, int doubts) {
    public State {
      awaited = List.copyOf(awaited);
    }
  }

  private final Texts texts;
  private final ObservableValue<String> question;
  private final ObservableValue<State> state;
  private final boolean asks;
  private Optional<Boolean> pressed = Optional.empty();
  private int doubts;

  /**
   * The button.
   *
   * @param question its text while the player is not ready
   * @param takesBack whether a second press takes it back. If not, Enter presses the button from
   *     anywhere, and presses repeat the message until the host confirms it.
   * @param say tells the host whether the player is ready
   */
  public ReadyButton(
      Controls controls,
      String id,
      ObservableValue<String> question,
      ObservableValue<State> state,
      boolean takesBack,
      Consumer<Boolean> say) {
    this.texts = controls.texts();
    this.question = question;
    this.state = state;
    this.asks = !takesBack;
    setId(id);
    getStyleClass().add(Styles.LARGE);
    setMinWidth(Region.USE_PREF_SIZE);
    accessibleTextProperty().bind(textProperty());
    setOnAction(event -> {
      if (takesBack || !state.getValue().mine()) {
        boolean ready = !(takesBack && isReady());
        pressed = Optional.of(ready);
        show();
        say.accept(ready);
      }
    });
    NodeVisibility.follow(this, question, words -> show());
    NodeVisibility.follow(this, state, this::update);
  }

  private void update(State now) {
    pressed = pressed.filter(answer -> answer != now.mine() && now.doubts() == doubts);
    doubts = now.doubts();
    show();
  }

  private boolean isReady() {
    return pressed.orElse(state.getValue().mine());
  }

  private void show() {
    boolean ready = isReady();
    setText(ready ? waits(state.getValue().awaited()) : question.getValue());
    setGraphic(ready ? Controls.icon(MaterialDesignC.CHECK_BOLD) : null);
    getStyleClass().removeAll(Styles.ACCENT, SAID);
    getStyleClass().add(ready ? SAID : Styles.ACCENT);
    setDefaultButton(asks && !ready);
  }

  private String waits(List<String> awaited) {
    return awaited.isEmpty()
        ? texts.say("page.ready")
        : texts.say("page.ready-waits", awaited.getFirst(), awaited.size());
  }
}
