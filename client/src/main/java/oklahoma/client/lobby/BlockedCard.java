package oklahoma.client.lobby;

import atlantafx.base.theme.Styles;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.people.Name;

/** Lists the blocked guests of the table; the owner can unblock each one. */
final class BlockedCard {
  private static final double WIDTH = 480;
  private static final double MOST_HEIGHT = 260;

  private final Controls controls;
  private final Pages pages;
  private final LobbyModel model;
  private final VBox names = new VBox(6);

  BlockedCard(Controls controls, Pages pages, LobbyModel model) {
    this.controls = controls;
    this.pages = pages;
    this.model = model;
  }

  /** Shows the card. */
  void show() {
    for (Name name : model.viewProperty().get().state().blocked()) {
      names.getChildren().add(row(name));
    }
    ScrollPane scroll = new ScrollPane(names);
    scroll.setFitToWidth(true);
    scroll.setMaxHeight(MOST_HEIGHT);
    scroll.getStyleClass().add("edge-to-edge");
    Button close = controls.button("blocked-close", "lobby.blocked.close", pages::dismiss);
    HBox foot = new HBox(10, Controls.spring(), close);
    VBox card =
        new VBox(
            14,
            controls.title("card-title", "lobby.blocked.title"),
            controls.paragraph("lobby.blocked.body"),
            scroll,
            foot);
    Controls.question(card, "blocked-card", controls.texts().live("lobby.blocked.body"), WIDTH);
    pages.present(card, () -> {});
    Platform.runLater(close::requestFocus); // so that Enter does not unblock anybody by accident
  }

  private Node row(Name name) {
    Label who = Controls.styled(Controls.wrapped(new Label(name.text())), "seat-name");
    Controls.growing(who);
    Button back =
        controls.button(
            "unblock-" + (names.getChildren().size() + 1),
            "lobby.blocked.back",
            () -> unblock(name));
    back.getStyleClass().add(Styles.SMALL);
    back.setMinWidth(Region.USE_PREF_SIZE);
    Controls.spoken(back, controls.texts().live("lobby.blocked.back-spoken", name.text()));
    return Controls.row(10, who, back);
  }

  private void unblock(Name name) {
    pages.dismiss();
    model.ask(new LobbyRequest.Unblock(name));
    pages.showNotice(controls.texts().say("lobby.blocked.told", name.text()));
  }
}
