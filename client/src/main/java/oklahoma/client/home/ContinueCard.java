package oklahoma.client.home;

import java.time.Instant;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import oklahoma.client.ui.controls.Controls;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** Offers to continue one of the player's own matches. */
public final class ContinueCard extends OfferCard {
  private final OfferButton go;

  /**
   * An offer to continue the match.
   *
   * @param now the current time, for "how long ago"
   * @param goOn continues the match
   * @param discard asks whether to delete the match
   */
  public ContinueCard(
      Controls controls,
      Unfinished match,
      ReadOnlyObjectProperty<Instant> now,
      Runnable goOn,
      Runnable discard) {
    super(match.saved());
    UnfinishedWords words = new UnfinishedWords(controls.texts(), match);
    Label title = Controls.styled(controls.line(words::title), "offer-title");
    Controls.wrapped(title).setMinWidth(0);
    Label players = Controls.wrapped(new Label());
    players.textProperty().bind(controls.live(words::players));
    players.getStyleClass().add("muted");
    Label ago = controls.line(() -> words.ago(now.get()), now);
    ago.getStyleClass().addAll("muted", "offer-ago");
    go = new OfferButton(controls, "continue", "kept.continue", "kept.continue-key", goOn);
    Button away =
        controls.iconButton(
            "discard-kept", MaterialDesignT.TRASH_CAN_OUTLINE, "kept.discard", discard);
    VBox lines = new VBox(2, title, players);
    HBox.setHgrow(lines, Priority.ALWAYS);
    setAlignment(Pos.CENTER_LEFT);
    setAccessibleRole(AccessibleRole.PARENT);
    Controls.spoken(this, controls.live(() -> words.spoken(now.get()), now));
    getChildren().addAll(Controls.icon(sign(match)), lines, ago, go, away);
  }

  private static Ikon sign(Unfinished match) {
    return match.table().isPresent()
        ? MaterialDesignA.ACCESS_POINT_NETWORK
        : MaterialDesignC.CARDS_PLAYING_OUTLINE;
  }

  @Override
  void press() {
    go.fire();
  }

  @Override
  void lead(boolean first) {
    go.lead(first);
  }
}
