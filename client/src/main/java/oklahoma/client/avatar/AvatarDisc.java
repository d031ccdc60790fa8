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

  /** Of nobody yet, with an edge in the colour of the seat around every picture. */
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

  /** A small one for a line of words. */
  public static AvatarDisc inLine(Avatar avatar) {
    return of("line-disc", avatar);
  }

  /** The same of a player whose name and picture may change. */
  public static AvatarDisc inLine(
      ObservableValue<String> name, ObservableValue<Optional<Avatar>> avatar) {
    return following("line-disc", name, avatar);
  }

  /** One that shows what a player is called and looks like. */
  static AvatarDisc following(
      String style, ObservableValue<String> name, ObservableValue<Optional<Avatar>> avatar) {
    AvatarDisc disc = plain(style);
    NodeVisibility.follow(disc, name, now -> disc.show(now, avatar.getValue()));
    NodeVisibility.follow(disc, avatar, now -> disc.show(name.getValue(), now));
    return disc;
  }

  /** One beside the place on a podium. */
  public static AvatarDisc onPodium(Avatar avatar) {
    return of("podium-disc", avatar);
  }

  private static AvatarDisc of(String style, Avatar avatar) {
    AvatarDisc disc = plain(style);
    disc.show("", Optional.of(avatar));
    return disc;
  }

  /** Shows a player. */
  public void show(String name, Optional<Avatar> avatar) {
    initial.setText(avatar.isPresent() ? "" : first(name));
    initial.setGraphic(avatar.isEmpty() && name.isBlank() ? somebody() : null);
    emblem.show(avatar);
    getChildren().setAll(avatar.isPresent() ? emblem : initial);
  }

  /** Leaves the disc empty for a while, or fills it again. */
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
