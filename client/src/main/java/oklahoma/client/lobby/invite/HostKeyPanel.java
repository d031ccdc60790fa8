package oklahoma.client.lobby.invite;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** Tells a guest whether the host's key is verified, and how to verify it. */
public final class HostKeyPanel extends HBox {
  private final Controls controls;
  private final Pages pages;
  private final HostKey key;

  public HostKeyPanel(Controls controls, Pages pages, HostKey key) {
    super(10);
    this.controls = controls;
    this.pages = pages;
    this.key = key;
    setId("host-key");
    setAlignment(Pos.CENTER_LEFT);
    getStyleClass().addAll("panel", "host-key");
    show(key.verified());
  }

  private void show(boolean verified) {
    Label sentence =
        controls.paragraph(
            verified ? "lobby.key.verified" : "lobby.key.unverified", key.fingerprint().text());
    sentence.setGraphic(
        Controls.icon(
            verified ? MaterialDesignS.SHIELD_CHECK_OUTLINE : MaterialDesignS.SHIELD_OFF_OUTLINE));
    Controls.growing(sentence);
    getChildren().setAll(sentence);
    if (!verified) {
      Button compare = controls.button("compare-key", "lobby.key.compare", this::compare);
      compare.getStyleClass().add(Styles.SMALL);
      compare.setMinWidth(Region.USE_PREF_SIZE);
      getChildren().add(compare);
    }
  }

  private void compare() {
    pages.ask(
        "lobby.key.title",
        "lobby.key.body",
        List.of(
            new Answer(
                "lobby.key.same",
                Answer.Kind.PLAIN,
                () -> {
                  key.verify().run();
                  show(true);
                }),
            Answer.harmless("lobby.key.later")),
        key.fingerprint().text());
  }
}
