package oklahoma.client.join;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.NodeVisibility;

/** The addresses at which the player recently found a table, as buttons. */
final class RecentHosts extends FlowPane {
  private final Controls controls;
  private final Consumer<String> again;

  /**
   * @param again joins at an address
   */
  RecentHosts(Controls controls, ObjectProperty<List<String>> recent, Consumer<String> again) {
    super(8, 6);
    this.controls = controls;
    this.again = again;
    setAlignment(Pos.TOP_LEFT);
    NodeVisibility.follow(this, recent, this::show);
  }

  private void show(List<String> hosts) {
    getChildren().clear();
    if (!hosts.isEmpty()) {
      Label caption = controls.title("muted", "join.recent");
      getChildren().add(caption);
    }
    for (String host : hosts) {
      Button button = Controls.styled(new Button(host), Styles.SMALL, Styles.FLAT);
      Controls.spoken(button, controls.texts().live("join.again", host));
      button.setOnAction(event -> again.accept(host));
      getChildren().add(button);
    }
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  /** Shows one row only: a second one would move the address field where there is little room. */
  @Override
  protected double computePrefHeight(double width) {
    return getManagedChildren().stream().mapToDouble(child -> child.prefHeight(-1)).max().orElse(0);
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    getChildren().forEach(child -> child.setVisible(child.getLayoutY() < getHeight()));
  }
}
