package oklahoma.client.lobby.invite;

import atlantafx.base.theme.Styles;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;

/** The invitation for a whole room: its QR code and its text, as large as the window allows. */
public final class BigInvitation {
  private static final double MARGIN = 300;
  private static final double LEAST = 240;
  private static final double MOST = 420;
  private static final double WORDS = 380;

  private final Controls controls;
  private final Pages pages;
  private final Invitation invitation;

  public BigInvitation(Controls controls, Pages pages, Invitation invitation) {
    this.controls = controls;
    this.pages = pages;
    this.invitation = invitation;
  }

  public void show() {
    double room = pages.node().getLayoutBounds().getHeight() - MARGIN;
    QrPicture code = new QrPicture(invitation.link(), Math.clamp(room, LEAST, MOST));
    code.setId("qr-code");
    Controls.spoken(code, controls.texts().live("lobby.qr-spoken", invitation.text()));
    HBox both = new HBox(36, code, words());
    both.setAlignment(Pos.CENTER);
    Button close = controls.button("lobby.big-close", pages::dismiss);
    close.getStyleClass().add(Styles.LARGE);
    close.setDefaultButton(true);
    VBox card = new VBox(28, controls.title("qr-title", "lobby.qr-title"), both, close);
    card.setAlignment(Pos.CENTER);
    card.getStyleClass().addAll("question-card", "big-card");
    card.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    pages.present(card, pages::dismiss);
  }

  private VBox words() {
    VBox words =
        new VBox(
            8,
            controls.label("lobby.qr-address"),
            large(invitation.address()),
            controls.paragraph("lobby.qr-key"),
            large(invitation.host().text()),
            controls.paragraph("lobby.qr-how"));
    words.setAlignment(Pos.CENTER_LEFT);
    words.setMaxWidth(WORDS);
    words.setPrefWidth(WORDS);
    return words;
  }

  private static Label large(String text) {
    Label large = Controls.styled(Controls.wrapped(new Label(text)), "share-address", "qr-words");
    large.setMinHeight(Region.USE_PREF_SIZE);
    return large;
  }
}
