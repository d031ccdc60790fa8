package oklahoma.client.avatar;

import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.protocol.people.Avatar;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

/** The disc that represents a player: the chosen picture, or the first letter of the name. */
public final class AvatarDisc extends StackPane {
  private static final double INSIDE_EDGE = 0.86;

  private final Label initial = new Label();
  private final EmblemView emblem;

  /** An empty disc, with an edge in the colour of the seat around the picture. */
  public AvatarDisc() {
    this(INSIDE_EDGE);
  }

  private AvatarDisc(double part) {
    emblem = new EmblemView(part);
    getStyleClass().add("disc");
    initial.getStyleClass().add("initial");
  }

  /** A disc whose size and colour do not depend on a seat. */
  static AvatarDisc plain(String style) {
    AvatarDisc disc = new AvatarDisc(1);
    disc.getStyleClass().addAll("plain-disc", style);
    return disc;
  }

  /** A small disc for a line of text. */
  public static AvatarDisc inLine(Avatar avatar) {
    return of("line-disc", avatar);
  }

  /** A small disc for a line of text that follows a player's name and picture. */
  public static AvatarDisc inLine(
      ObservableValue<String> name, ObservableValue<Optional<Avatar>> avatar) {
    return following("line-disc", name, avatar);
  }

  /** A disc that follows a player's name and picture while it is visible. */
  static AvatarDisc following(
      String style, ObservableValue<String> name, ObservableValue<Optional<Avatar>> avatar) {
    AvatarDisc disc = plain(style);
    NodeVisibility.follow(disc, name, now -> disc.show(now, avatar.getValue()));
    NodeVisibility.follow(disc, avatar, now -> disc.show(name.getValue(), now));
    return disc;
  }

  /** A disc for a place on the podium. */
  public static AvatarDisc onPodium(Avatar avatar) {
    return of("podium-disc", avatar);
  }

  private static AvatarDisc of(String style, Avatar avatar) {
    AvatarDisc disc = plain(style);
    disc.show("", Optional.of(avatar));
    return disc;
  }

  /**
   * Shows the picture; without one, the first letter of the name or, if the name is blank, an icon.
   */
  public void show(String name, Optional<Avatar> avatar) {
    initial.setText(avatar.isPresent() ? "" : first(name));
    initial.setGraphic(avatar.isEmpty() && name.isBlank() ? somebody() : null);
    emblem.show(avatar);
    getChildren().setAll(avatar.isPresent() ? emblem : initial);
  }

  /** Hides the content of the disc, or shows it again. */
  public void clear(boolean empty) {
    initial.setVisible(!empty);
    emblem.setVisible(!empty);
  }

  private static FontIcon somebody() {
    return Controls.icon(MaterialDesignA.ACCOUNT);
  }

  private static String first(String name) {
    return name.isBlank()
        ? ""
        : new String(Character.toChars(Character.toUpperCase(name.strip().codePointAt(0))));
  }
}
