package oklahoma.client.match.score;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.avatar.AvatarDisc;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.rules.Standing;

/**
 * The best three places, the winners in the middle. Players who share a place stand at the same
 * height.
 */
final class Podium extends HBox {
  private static final double STEP = 34;
  private static final int STEPS = 3;

  Podium(Texts texts, Standing standing, Players players) {
    setId("podium");
    setSpacing(10);
    setAlignment(Pos.BOTTOM_CENTER);
    getStyleClass().add("podium");
    List<Standing.Place> best =
        standing.places().stream().filter(place -> place.rank() <= STEPS).limit(4).toList();
    for (int i = 0; i < best.size(); i++) {
      VBox column = column(texts, best.get(i), standing, players);
      getChildren().add(i % 2 == 0 ? getChildren().size() : 0, column);
    }
  }

  private static VBox column(
      Texts texts, Standing.Place place, Standing standing, Players players) {
    Label name = Controls.wrapped(new Label(players.label(texts, place.seat())));
    name.getStyleClass().add("podium-name");
    name.setAlignment(Pos.CENTER);
    Label points =
        new Label(texts.say("score.points", standing.totals().get(place.seat().ordinal())));
    points.getStyleClass().add("muted");
    Label rank = new Label(Integer.toString(place.rank()));
    rank.getStyleClass().addAll("podium-step", "podium-" + place.rank());
    players.avatar(place.seat()).map(AvatarDisc::onPodium).ifPresent(rank::setGraphic);
    rank.setAlignment(Pos.TOP_CENTER);
    rank.setMinHeight(STEP * (STEPS + 1 - place.rank()) + 14);
    rank.setMaxHeight(Region.USE_PREF_SIZE);
    VBox column = new VBox(3, name, points, rank);
    column.setAlignment(Pos.BOTTOM_CENTER);
    return column;
  }
}
