package oklahoma.client.settings.page;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.NodeVisibility;

/** The addresses that the player has joined, each with a button for deleting it. */
final class RememberedHosts extends VBox {
  private final Controls controls;
  private final ObjectProperty<List<String>> addresses;

  RememberedHosts(Controls controls, ObjectProperty<List<String>> addresses) {
    super(6);
    this.controls = controls;
    this.addresses = addresses;
    setId("remembered-hosts");
    show(addresses.get());
    // The settings outlive the screens, so they must not hold a reference to one.
    NodeVisibility.follow(this, addresses, this::show);
  }

  private void show(List<String> known) {
    getChildren().setAll(known.stream().map(this::row).toList());
    Label note = controls.paragraph(known.isEmpty() ? "settings.hosts.none" : "settings.hosts.how");
    note.getStyleClass().add("muted");
    getChildren().add(note);
  }

  private Node row(String address) {
    Label words = Controls.styled(Controls.wrapped(new Label(address)), "share-address");
    Controls.growing(words);
    Button forget = controls.button("settings.hosts.forget", () -> forget(address));
    forget.getStyleClass().add(Styles.SMALL);
    forget.accessibleTextProperty().unbind();
    Controls.spoken(forget, controls.texts().live("settings.hosts.forget-one", address));
    return Controls.row(12, words, forget);
  }

  private void forget(String address) {
    addresses.set(addresses.get().stream().filter(other -> !other.equals(address)).toList());
    Node next = lookup(".button");
    if (next != null) {
      next.requestFocus();
    }
  }
}
