package oklahoma.client.home;

import java.time.Instant;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import oklahoma.client.setup.RulesWords;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.rules.Rules;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** Offers to open the player's last hosted table again with the same settings. */
public final class AgainCard extends OfferCard {
  private final OfferButton open;

  /**
   * What the card says about the table.
   *
   * @param rules its rules
   * @param players the names of the other players, in turn order
   * @param needsPassword whether it had a password
   * @param closed when it closed
   */
  public record Last(Rules rules, List<String> players, boolean needsPassword, Instant closed) {
    public Last {
      players = List.copyOf(players);
    }
  }

  /**
   * An offer to open it.
   *
   * @param now the current time, for "how long ago"
   * @param open opens the table
   * @param forget removes it from the program's files
   */
  public AgainCard(
      Controls controls,
      Last last,
      ReadOnlyObjectProperty<Instant> now,
      Runnable open,
      Runnable forget) {
    super(last.closed());
    this.open = new OfferButton(controls, "open-again", "home.again.go", "home.again.go-key", open);
    Label title = controls.title("offer-title", "home.again.title");
    Controls.wrapped(title).setMinWidth(0);
    Label words = Controls.wrapped(new Label());
    words.textProperty().bind(controls.live(() -> summary(controls.texts(), last)));
    words.getStyleClass().add("muted");
    words.setId("again-words");
    Label ago =
        controls.line(
            () ->
                new ElapsedTime(controls.texts(), "home.again.ago.").say(last.closed(), now.get()),
            now);
    ago.getStyleClass().addAll("muted", "offer-ago");
    Button away =
        controls.iconButton(
            "forget-last", MaterialDesignT.TRASH_CAN_OUTLINE, "home.again.forget", forget);
    VBox lines = new VBox(2, title, words);
    HBox.setHgrow(lines, Priority.ALWAYS);
    setId("again-card");
    setAlignment(Pos.CENTER_LEFT);
    getChildren()
        .addAll(Controls.icon(MaterialDesignA.ACCESS_POINT_NETWORK), lines, ago, this.open, away);
  }

  private static String summary(Texts texts, Last last) {
    String played = new RulesWords(texts).title(last.rules());
    String company = texts.list(last.players());
    String words =
        last.players().isEmpty() ? played : texts.say("home.again.with", played, company);
    return last.needsPassword() ? texts.say("home.again.guarded", words) : words;
  }

  @Override
  void press() {
    open.fire();
  }

  @Override
  void lead(boolean first) {
    open.lead(first);
  }
}
