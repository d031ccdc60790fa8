package oklahoma.client.lobby;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import oklahoma.client.match.presence.SpectatorCard;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.people.Name;

/** The names of the spectators in the lobby; the owner can remove them. */
final class SpectatorLine extends HBox {
  private final Texts texts;
  private final Label names = Controls.wrapped(new Label());
  private final Button more;
  private final ReadOnlyObjectWrapper<List<Name>> watching = new ReadOnlyObjectWrapper<>(List.of());

  SpectatorLine(Controls controls, Pages pages, LobbyModel model) {
    super(8);
    this.texts = controls.texts();
    setId("spectators-line");
    names.setId("spectators");
    names.getStyleClass().add("muted");
    Controls.growing(names);
    SpectatorCard card =
        new SpectatorCard(
            controls,
            pages,
            watching.getReadOnlyProperty(),
            () -> model.viewProperty().get().owns(),
            model::removeSpectator);
    more = controls.button("spectators-more", "lobby.spectators", card::show);
    more.getStyleClass().add(Styles.SMALL);
    setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(names, more);
  }

  /** Shows the current spectators; hidden if there are none. */
  void show(LobbyView view) {
    List<Name> now = view.state().spectators();
    watching.set(now);
    names.setText(texts.say("lobby.watching", texts.list(now)));
    Controls.show(this, !now.isEmpty());
    Controls.show(more, view.owns());
  }
}
