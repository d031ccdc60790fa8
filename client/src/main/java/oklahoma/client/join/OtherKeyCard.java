package oklahoma.client.join;

import atlantafx.base.theme.Styles;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.net.Connection.EndCause;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/**
 * Warns about a host whose key is not the expected one, and stops the player. If the invitation
 * names another host, the player cannot continue; if the program met another host at this address
 * before, the player can, after the warning.
 */
public final class OtherKeyCard {
  private static final double WIDTH = 600;

  private final Controls controls;
  private final Pages pages;

  /** Shows its card above these pages. */
  public OtherKeyCard(Controls controls, Pages pages) {
    this.controls = controls;
    this.pages = pages;
  }

  /**
   * Shows the card.
   *
   * @param host the address as the player typed it
   * @param elsewhere the address at which the program met a host with the same key before
   * @param trust accepts the new key for this host
   */
  public void show(EndCause.OtherKey why, String host, Optional<String> elsewhere, Runnable trust) {
    boolean invited = why.wanted().invited().isPresent();
    Label title = Controls.styled(controls.paragraph("join.key.title", host), "card-title");
    title.setGraphic(Controls.icon(MaterialDesignS.SHIELD_ALERT_OUTLINE));
    title.getStyleClass().add("key-warning");
    Label body = controls.paragraph(invited ? "join.key.not-invited" : "join.key.changed", host);
    VBox card = new VBox(16, title, body, keys(why));
    elsewhere.ifPresent(
        address -> card.getChildren().add(controls.paragraph("join.key.elsewhere", address)));
    card.getChildren()
        .addAll(
            controls.paragraph(invited ? "join.key.ask-invitation" : "join.key.ask"),
            buttons(invited, trust));
    Controls.question(card, "other-key", body.textProperty());
    card.setMaxWidth(WIDTH);
    card.setFocusTraversable(
        true); // otherwise a high card opens scrolled to its buttons, below the warning
    pages.present(card, pages::dismiss);
  }

  private Node keys(EndCause.OtherKey why) {
    GridPane grid = Controls.styled(new GridPane(16, 6), "key-pair");
    String before =
        why.wanted()
            .invited()
            .map(OtherKeyCard::grouped)
            .or(() -> why.wanted().known().map(known -> known.text()))
            .orElse("");
    boolean invited = why.wanted().invited().isPresent();
    grid.addRow(0, controls.label(invited ? "join.key.promised" : "join.key.before"), key(before));
    grid.addRow(1, controls.label("join.key.now"), key(why.found().text()));
    return grid;
  }

  private static String grouped(String signs) {
    return signs.replaceAll("(.{4})(?=.)", "$1-");
  }

  private static Label key(String text) {
    Label key = Controls.styled(new Label(text), "share-address");
    key.setMinWidth(Region.USE_PREF_SIZE);
    return key;
  }

  private Node buttons(boolean invited, Runnable trust) {
    Button stay = controls.button("key-leave", "join.key.leave", pages::dismiss);
    stay.setDefaultButton(true);
    stay.getStyleClass().add(Styles.ACCENT);
    HBox buttons = Controls.buttonRow(10);
    buttons.getChildren().add(stay);
    if (!invited) {
      Button go =
          controls.button(
              "key-trust",
              "join.key.trust",
              () -> {
                pages.dismiss();
                trust.run();
              });
      go.getStyleClass().add(Styles.DANGER);
      buttons.getChildren().add(go);
    }
    return buttons;
  }
}
