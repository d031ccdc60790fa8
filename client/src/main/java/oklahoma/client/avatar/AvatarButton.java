package oklahoma.client.avatar;

import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.Tip;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.protocol.people.Avatar;

/** A button that shows the player's own disc and opens the grid of pictures. */
public final class AvatarButton extends Button {
  private static final int COLUMNS = 4;

  private final Controls controls;
  private final Pages pages;
  private final ObservableValue<String> name;
  private final ObjectProperty<Optional<Avatar>> chosen;

  /**
   * @param name the player's name, whose first letter the disc shows if no picture is chosen
   * @param chosen the player's picture; the grid sets it
   */
  public AvatarButton(
      Controls controls,
      Pages pages,
      ObservableValue<String> name,
      ObjectProperty<Optional<Avatar>> chosen) {
    this.controls = controls;
    this.pages = pages;
    this.name = name;
    this.chosen = chosen;
    setId("avatar");
    getStyleClass().add("avatar-button");
    setGraphic(AvatarDisc.following("own-disc", name, chosen));
    ObservableValue<Boolean> seen = NodeVisibility.of(this);
    ObservableValue<Optional<Avatar>> followed = chosen.when(seen);
    ObservableValue<String> words =
        controls
            .texts()
            .languageProperty()
            .when(seen)
            .flatMap(language -> followed.map(this::words));
    Controls.spoken(this, words);
    Tip.on(this, words);
    setOnAction(event -> open());
  }

  private String words(Optional<Avatar> avatar) {
    return controls.texts().say("avatar.button", controls.texts().say(AvatarWords.key(avatar)));
  }

  private void open() {
    AvatarGrid grid = new AvatarGrid(controls, name, chosen, COLUMNS, pages::dismiss);
    Label how = Controls.styled(controls.paragraph("avatar.how"), "muted");
    Button close = controls.button("avatar-close", "avatar.close", pages::dismiss);
    VBox card =
        new VBox(
            14,
            controls.title("card-title", "avatar.title"),
            grid,
            how,
            new HBox(Controls.spring(), close));
    Controls.question(card, "avatar-card", controls.texts().live("avatar.title"));
    pages.present(Controls.styled(card, "avatar-card"), () -> {});
    Platform.runLater(grid::focusChosen);
  }
}
