package oklahoma.client.lobby;

import atlantafx.base.theme.Styles;
import java.util.Map;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.lobby.invite.BigInvitation;
import oklahoma.client.lobby.invite.Invitation;
import oklahoma.client.lobby.invite.InviteAddress;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.Tip;
import oklahoma.client.ui.lifetime.NodeVisibility;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignQ;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** The addresses by which friends can join a table hosted here. */
final class SharePanel {
  private static final double WIDEST_LETTER = 0.62;
  private static final double LARGEST = 96;
  private static final double MARGIN = 120;

  private final Controls controls;
  private final Texts texts;
  private final Pages pages;
  private final VBox node;

  SharePanel(Controls controls, Pages pages, LobbyModel model, LobbyScreen.Shares shares) {
    this.controls = controls;
    this.texts = controls.texts();
    this.pages = pages;
    node = controls.panel("lobby.share");
    node.setId("share");
    node.setSpacing(6);
    if (!shares.all().isEmpty()) {
      node.getChildren()
          .add(invitation(Invitation.by(shares.all(), shares.table(), shares.host())));
    }
    shares.all().stream().map(this::row).forEach(node.getChildren()::add);
    if (shares.all().isEmpty()) {
      node.getChildren().add(Controls.wrapped(controls.paragraph("lobby.no-network")));
    }
    node.getChildren().addAll(found(shares.found()), test(model, shares));
  }

  private Node invitation(Invitation invitation) {
    Label text = Controls.wrapped(new Label(shown(invitation)));
    text.setId("invitation");
    text.getStyleClass().add("share-address");
    Label caption = controls.paragraph("lobby.invitation");
    caption.getStyleClass().addAll("muted", "share-network");
    Controls.growing(caption);
    Button copy =
        controls.button(
            "copy-invitation",
            MaterialDesignC.CONTENT_COPY,
            "lobby.copy-invitation",
            () -> copy(invitation.text()));
    copy.getStyleClass().addAll(Styles.SMALL, Styles.ACCENT);
    Button code =
        controls.iconButton(
            "qr",
            MaterialDesignQ.QRCODE,
            "lobby.qr",
            () -> new BigInvitation(controls, pages, invitation).show());
    code.getStyleClass().add(Styles.SMALL);
    copy.setMinWidth(Region.USE_PREF_SIZE);
    code.setMinWidth(Region.USE_PREF_SIZE);
    HBox row = Controls.row(8, caption, copy, code);
    return Controls.styled(new VBox(4, text, row), "invitation");
  }

  /**
   * Puts the key on its own line if the addresses need more than one, so that no line break divides
   * it.
   */
  private static String shown(Invitation invitation) {
    String text = invitation.text();
    return invitation.addresses().size() == 1 ? text : text.replace("/", "\n/");
  }

  private Node found(ReadOnlyBooleanProperty listed) {
    Label found = Controls.styled(Controls.wrapped(new Label()), "muted");
    found.setId("found");
    NodeVisibility.follow(
        found,
        listed,
        now -> {
          found.textProperty().bind(texts.live(now ? "lobby.found" : "lobby.not-found"));
          found.setGraphic(
              Controls.icon(now ? MaterialDesignA.ACCESS_POINT : MaterialDesignA.ACCESS_POINT_OFF));
        });
    return found;
  }

  VBox node() {
    return node;
  }

  private Node row(InviteAddress share) {
    Label star = Controls.styled(new Label(), "share-star");
    star.setGraphic(Controls.icon(MaterialDesignS.STAR));
    star.setVisible(share.likely()); // the others keep its space, so that all addresses align
    if (share.likely()) {
      Tip.on(star, texts.live("lobby.likely"));
      Controls.spoken(star, texts.live("lobby.likely"));
    }
    Label address = Controls.styled(Controls.wrapped(new Label(share.address())), "share-address");
    Label network = controls.label("lobby.network." + share.kind());
    network.getStyleClass().addAll("muted", "share-network");
    VBox way = new VBox(address, network);
    way.setAlignment(Pos.CENTER_LEFT);
    HBox.setHgrow(way, Priority.ALWAYS);
    Button copy =
        controls.iconButton(
            MaterialDesignC.CONTENT_COPY, "lobby.copy", () -> copy(share.address()));
    Button big =
        controls.iconButton(
            MaterialDesignF.FULLSCREEN, "lobby.big", () -> showBig(share.address()));
    Controls.spoken(copy, texts.live("lobby.copy-spoken", share.address()));
    Controls.spoken(big, texts.live("lobby.big-spoken", share.address()));
    copy.getStyleClass().add(Styles.SMALL);
    big.getStyleClass().add(Styles.SMALL);
    if (share.likely()) {
      copy.setId("copy");
      big.setId("big");
    }
    HBox row = new HBox(8, star, way, copy, big);
    copy.setMinWidth(Region.USE_PREF_SIZE);
    big.setMinWidth(Region.USE_PREF_SIZE);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private Node test(LobbyModel model, LobbyScreen.Shares shares) {
    Button test =
        controls.button(
            "reach-test",
            MaterialDesignL.LAN_CHECK,
            "lobby.reach",
            () -> new ReachCard(controls, pages, model, shares).show());
    test.getStyleClass().add(Styles.SMALL);
    test.setMinWidth(Region.USE_PREF_SIZE);
    return test;
  }

  private void copy(String address) {
    Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, address));
    pages.showNotice(texts.say("lobby.copied", address));
  }

  /** Shows the address so large that everybody in a room can read it. */
  private void showBig(String address) {
    Label large = new Label(address);
    large.setId("big-address");
    double room = pages.node().getLayoutBounds().getWidth() - MARGIN;
    double size = Math.min(LARGEST, room / (WIDEST_LETTER * address.length()));
    large.setStyle("-fx-font-size: " + Math.floor(size) + "px;");
    large.getStyleClass().add("share-address");
    large.setMinWidth(Region.USE_PREF_SIZE);
    Button close = controls.button("lobby.big-close", pages::dismiss);
    close.getStyleClass().add(Styles.LARGE);
    close.setDefaultButton(true);
    VBox card = new VBox(28, controls.label("lobby.big-title"), large, close);
    card.setAlignment(Pos.CENTER);
    card.getStyleClass().addAll("question-card", "big-card");
    card.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    pages.present(card, () -> {});
  }
}
