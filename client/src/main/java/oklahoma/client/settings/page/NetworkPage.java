package oklahoma.client.settings.page;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import oklahoma.client.avatar.AvatarGrid;
import oklahoma.client.settings.NetworkSettings;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.NameField;
import oklahoma.client.ui.controls.Tip;
import oklahoma.client.ui.layout.Columns;
import oklahoma.client.ui.lifetime.NodeVisibility;

/**
 * The settings of the network: what others see of the player, and how tables are found and reached.
 */
final class NetworkPage {
  private static final double PORT_WIDTH = 130;
  private static final int COLUMNS = 8;

  private final Controls controls;
  private final Rows rows;
  private final NetworkSettings settings;

  NetworkPage(Controls controls, NetworkSettings settings) {
    this.controls = controls;
    this.rows = new Rows(controls);
    this.settings = settings;
  }

  Node node() {
    return Rows.scrolled(new Columns(Rows.column(player(), tables()), hosts()));
  }

  private Node player() {
    NameField name = new NameField(controls, settings.nameProperty());
    name.setId("player-name");
    Label how = Controls.styled(controls.paragraph("settings.player.how"), "muted");
    AvatarGrid pictures =
        new AvatarGrid(
            controls, settings.nameProperty(), settings.avatarProperty(), COLUMNS, () -> {});
    return controls.panel(
        "settings.player",
        controls.row("home.name", name),
        name.fault(),
        rows.below("avatar.title", pictures),
        how);
  }

  private Node hosts() {
    return controls.panel(
        "settings.hosts", new RememberedHosts(controls, settings.recentHostsProperty()));
  }

  private Node tables() {
    return controls.panel(
        "settings.network",
        controls.row("settings.port", port()),
        rows.toggle("discovery", settings.discoveryProperty()));
  }

  private Node port() {
    Spinner<Integer> port =
        new Spinner<>(
            NetworkSettings.LEAST_PORT,
            NetworkSettings.GREATEST_PORT,
            settings.portProperty().get());
    port.setId("port");
    port.setEditable(true);
    port.setPrefWidth(PORT_WIDTH);
    Controls.spoken(port, controls.texts().live("settings.port"));
    Controls.spoken(port.getEditor(), controls.texts().live("settings.port"));
    Tip.on(port, controls.texts().live("settings.port.tip"));
    port.getValueFactory().setConverter(new WholeNumber(settings.portProperty()::get));
    port.valueProperty().addListener((chosen, before, now) -> settings.portProperty().set(now));
    NodeVisibility.follow(
        port, settings.portProperty(), now -> port.getValueFactory().setValue(now.intValue()));
    return port;
  }
}
