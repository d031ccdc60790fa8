package oklahoma.client.home;

import javafx.geometry.Pos;
import javafx.scene.control.Hyperlink;
import javafx.scene.layout.FlowPane;
import oklahoma.client.ui.Routes;
import oklahoma.client.ui.controls.Controls;

/** The links of the first screen to everything besides tables. */
final class HomeLinks extends FlowPane {
  private final Controls controls;

  HomeLinks(Controls controls, Routes routes) {
    super(26, 6);
    this.controls = controls;
    getChildren()
        .addAll(
            link("home.replay", "replay-link", routes::replay),
            link("home.statistics", "statistics-link", routes::statistics),
            link("home.rules", "rules-link", routes::rules),
            link("lesson.link", "lessons-link", routes::lessons),
            link("home.settings-link", "settings-link", routes::settings),
            link("home.keys", "keys-link", routes::keys),
            link("home.about", "about-link", routes::about));
    setAlignment(Pos.CENTER);
    getStyleClass().add("home-links");
  }

  private Hyperlink link(String key, String id, Runnable action) {
    Hyperlink link = controls.named(new Hyperlink(), key);
    link.setId(id);
    link.setOnAction(event -> {
      link.setVisited(false);
      action.run();
    });
    return link;
  }
}
