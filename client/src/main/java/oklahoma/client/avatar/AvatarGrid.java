package oklahoma.client.avatar;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.TilePane;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.Tip;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.protocol.people.Avatar;

/** All pictures and the first letter of the player's name; a click or the arrow keys choose one. */
public final class AvatarGrid extends TilePane {
  private static final double GAP = 6;

  private final Controls controls;
  private final ObservableValue<String> name;
  private final ObjectProperty<Optional<Avatar>> chosen;
  private final Runnable then;
  private final List<Optional<Avatar>> all =
      Stream.concat(
              Stream.of(Optional.<Avatar>empty()), Stream.of(Avatar.values()).map(Optional::of))
          .toList();
  private final List<ToggleButton> buttons = new ArrayList<>();

  /**
   * @param name the player's name, whose first letter is one of the choices
   * @param chosen the player's picture; the grid sets it
   * @param columns preferred number of columns; fewer in a narrow window
   * @param then runs after each choice
   */
  public AvatarGrid(
      Controls controls,
      ObservableValue<String> name,
      ObjectProperty<Optional<Avatar>> chosen,
      int columns,
      Runnable then) {
    super(GAP, GAP);
    this.controls = controls;
    this.name = name;
    this.chosen = chosen;
    this.then = then;
    setId("avatars");
    setPrefColumns(columns);
    setAlignment(Pos.CENTER_LEFT);
    setMaxWidth(Region.USE_PREF_SIZE);
    controls.group(this, "avatar.title");
    all.forEach(avatar -> buttons.add(button(avatar)));
    getChildren().addAll(buttons);
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    NodeVisibility.follow(this, chosen, this::select);
  }

  /** Moves the focus to the chosen picture. */
  public void focusChosen() {
    buttons.get(all.indexOf(chosen.get())).requestFocus();
  }

  private ToggleButton button(Optional<Avatar> avatar) {
    AvatarDisc disc = AvatarDisc.plain("choice-disc");
    NodeVisibility.follow(this, name, now -> disc.show(now, avatar));
    ToggleButton button = new ToggleButton();
    button.setId("avatar-" + AvatarWords.word(avatar).toLowerCase(Locale.ROOT));
    button.getStyleClass().add("avatar-choice");
    button.setGraphic(disc);
    Controls.spoken(button, controls.texts().live(AvatarWords.key(avatar)));
    Tip.on(button, controls.texts().live(AvatarWords.key(avatar)));
    button.setOnAction(event -> choose(avatar));
    return button;
  }

  private void choose(Optional<Avatar> avatar) {
    chosen.set(avatar);
    select(avatar);
    then.run();
  }

  private void select(Optional<Avatar> now) {
    for (int i = 0; i < buttons.size(); i++) {
      buttons.get(i).setSelected(all.get(i).equals(now));
    }
  }

  private void pressed(KeyEvent key) {
    int at = buttons.indexOf(getScene().getFocusOwner());
    if (at < 0) {
      return;
    }
    switch (key.getCode()) {
      case LEFT -> go(at - 1, key);
      case RIGHT -> go(at + 1, key);
      case UP -> go(at - columns(), key);
      case DOWN -> go(at + columns(), key);
      case HOME -> go(0, key);
      case END -> go(buttons.size() - 1, key);
      default -> {}
    }
  }

  private void go(int to, KeyEvent key) {
    if (to >= 0 && to < buttons.size()) {
      buttons.get(to).requestFocus();
    }
    key.consume();
  }

  /** The number of columns as laid out. */
  private int columns() {
    double top = buttons.getFirst().getLayoutY();
    return (int) buttons.stream().map(Node::getLayoutY).filter(y -> y == top).count();
  }
}
