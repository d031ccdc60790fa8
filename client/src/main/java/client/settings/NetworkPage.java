package client.settings;

import client.page.Columns;
import client.page.Controls;
import javafx.scene.Node;
import javafx.scene.control.Spinner;

/** How tables are found and reached. */
final class NetworkPage {
  private static final double PORT_WIDTH = 130;

  private final Controls controls;
  private final Rows rows;
  private final NetworkSettings settings;

  NetworkPage(Controls controls, NetworkSettings settings) {
    this.controls = controls;
    this.rows = new Rows(controls);
    this.settings = settings;
  }

  Node node() {
    return Rows.scrolled(new Columns(Rows.column(tables()), hosts()));
  }

  private Node hosts() {
    return controls.panel("settings.hosts", new RememberedHosts(controls, settings.recentHosts()));
  }

  private Node tables() {
    return controls.panel(
        "settings.network",
        controls.row("settings.port", port()),
        rows.toggle("discovery", settings.discovery()));
  }

  private Node port() {
    Spinner<Integer> port =
        new Spinner<>(
            NetworkSettings.LEAST_PORT, NetworkSettings.GREATEST_PORT, settings.port().get());
    port.setId("port");
    port.setEditable(true);
    port.setPrefWidth(PORT_WIDTH);
    port.getEditor().setAccessibleText(controls.texts().say("settings.port"));
    Controls.said(port, controls.texts().live("settings.port"));
    Controls.tip(port, controls.texts().live("settings.port.tip"));
    port.getValueFactory().setConverter(new WholeNumber(settings.port()::get));
    port.valueProperty().addListener((chosen, before, now) -> settings.port().set(now));
    settings.port().subscribe(now -> port.getValueFactory().setValue(now.intValue()));
    return port;
  }
}
