package oklahoma.client.home;

import atlantafx.base.theme.Styles;
import java.time.Instant;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import oklahoma.client.ui.controls.Controls;
import oklahoma.rules.Game;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/**
 * Offers the first lesson of each game to a player who has neither finished nor skipped one of
 * them.
 */
public final class NewcomerCard extends OfferCard {
  private final Controls controls;
  private final BooleanSupplier wanted;
  private final Button oklahoma;

  /**
   * An offer of lessons.
   *
   * @param wanted whether the offer still applies
   * @param begin begins the first lesson of a game
   * @param decline called when the player does not want the lessons
   */
  public NewcomerCard(
      Controls controls, BooleanSupplier wanted, Consumer<Game> begin, Runnable decline) {
    super(Instant.EPOCH);
    this.controls = controls;
    this.wanted = wanted;
    Label title = controls.title("offer-title", "home.first.title");
    Controls.wrapped(title).setMinWidth(0);
    Controls.growing(title);
    oklahoma =
        controls.button("first-hand", "home.first.OKLAHOMA", () -> begin.accept(Game.OKLAHOMA));
    Button gin = controls.button("first-round", "home.first.GIN", () -> begin.accept(Game.GIN));
    Button away =
        controls.iconButton("no-first-hand", MaterialDesignC.CLOSE, "home.first.no", decline);
    setId("newcomer");
    setAlignment(Pos.CENTER_LEFT);
    setAccessibleRole(AccessibleRole.PARENT);
    Controls.spoken(this, title.textProperty());
    getChildren().addAll(Controls.icon(MaterialDesignS.SCHOOL_OUTLINE), title, oklahoma, gin, away);
  }

  @Override
  boolean stillApplies() {
    return wanted.getAsBoolean();
  }

  @Override
  void press() {
    oklahoma.fire();
  }

  @Override
  void lead(boolean first) {
    controls.named(oklahoma, first ? "home.first.OKLAHOMA-key" : "home.first.OKLAHOMA");
    oklahoma.getStyleClass().remove(Styles.ACCENT);
    if (first) {
      oklahoma.getStyleClass().add(Styles.ACCENT);
    }
  }
}
