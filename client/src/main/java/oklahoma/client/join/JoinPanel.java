package oklahoma.client.join;

import atlantafx.base.theme.Styles;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import oklahoma.client.net.Connector;
import oklahoma.client.net.Destination;
import oklahoma.client.net.Network;
import oklahoma.client.net.discovery.FoundHost;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.settings.Settings;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.TableEntry;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.lobby.TableLabel;
import org.controlsfx.control.textfield.TextFields;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/** Joins a table on the network: the address, the progress of the attempt, and why it failed. */
public final class JoinPanel {

  /** Searches for hosts on the local network. */
  @FunctionalInterface
  public interface Search {
    /**
     * Starts a search.
     *
     * @param listener receives the list on the FX thread whenever it changes
     * @return stops the search
     * @throws IOException if this computer cannot search
     */
    Runnable open(Consumer<List<FoundHost>> listener) throws IOException;
  }

  private final Controls controls;
  private final Texts texts;
  private final Pages pages;
  private final ObjectProperty<List<String>> recent;
  private final JoinFailureText obstacle;
  private final TextField field = TextFields.createClearableTextField();
  private final Button connect;
  private final VBox below = new VBox(10);
  private final Nearby nearby;
  private final VBox node;
  private final Joining joining;

  /**
   * A panel with an empty address field.
   *
   * @param network connects to hosts and knows those that the program has met
   * @param search searches for tables on the local network
   * @param screen runs tasks on the FX thread, in order
   * @param entry opens a table once the host has answered
   */
  public JoinPanel(
      Settings settings,
      Pages pages,
      Network network,
      Search search,
      Executor screen,
      TableEntry entry) {
    this.controls = pages.controls();
    this.texts = pages.texts();
    this.pages = pages;
    this.recent = settings.network().recentHostsProperty();
    this.obstacle = new JoinFailureText(texts);
    this.connect = controls.button(MaterialDesignL.LAN_CONNECT, "join.connect", this::connect);
    this.joining =
        new Joining(pages, settings.network(), network, screen, entry, connect::requestFocus);
    this.nearby =
        new Nearby(
            controls,
            pages,
            new Connector(network.eventLoops(), screen),
            settings.network().discoveryProperty(),
            search,
            joining::enterFound);
    this.node =
        new VBox(
            12,
            controls.title("card-title", "join.title"),
            address(),
            below,
            nearby.node(),
            foot());
    VBox.setVgrow(nearby.node(), Priority.ALWAYS); // the list of tables gets the spare room
    nearby.disabledWhile(joining.stateProperty().map(Joining.State.Trying.class::isInstance));
    node.setId("join-panel");
    node.getStyleClass().addAll("panel", "join-panel");
    below.setId("join-state");
    joining.stateProperty().subscribe(now -> show(now));
    texts.whileSeen(node, () -> show(joining.stateProperty().get()));
  }

  public Node node() {
    return node;
  }

  /** Starts the search for tables and puts the focus into the address field. */
  public void open() {
    nearby.look();
    field.requestFocus();
  }

  /** Puts an invitation into the address field without connecting. */
  public void invite(String invitation) {
    field.setText(invitation);
  }

  /** Stops the search and any attempt to join. */
  public void close() {
    nearby.stop();
    joining.stop();
  }

  private Node address() {
    field.setId("address");
    field.promptTextProperty().bind(texts.live("join.prompt"));
    field.setOnAction(event -> connect());
    field.textProperty().addListener((text, before, now) -> typed(now));
    TypedFirst.in(
        TextFields.bindAutoCompletion(field, asked -> completions(asked.getUserText())),
        this::connect);
    HBox.setHgrow(field, Priority.ALWAYS);
    Label caption = controls.label("join.address");
    caption.setLabelFor(field);
    Controls.spoken(field, texts.live("join.address-spoken"));
    connect.setId("connect");
    connect.getStyleClass().add(Styles.ACCENT);
    connect
        .disableProperty()
        .bind(joining.stateProperty().map(Joining.State.Trying.class::isInstance));
    return Controls.row(10, caption, field, connect);
  }

  private List<String> completions(String typed) {
    String start = typed.strip();
    return recent.get().stream()
        .filter(host -> !start.isEmpty() && host.startsWith(start) && !host.equals(start))
        .toList();
  }

  private Node foot() {
    RecentHosts recentHosts =
        new RecentHosts(
            controls,
            recent,
            host -> {
              field.setText(host);
              connect();
            });
    HBox.setHgrow(recentHosts, Priority.ALWAYS);
    Hyperlink check = controls.named(new Hyperlink(), "join.check");
    check.setId("what-to-check");
    check.setOnAction(event -> {
      check.setVisited(false);
      pages.ask(
          "join.check-title", "join.check-body", List.of(Answer.harmless("app.read")), port());
    });
    return Controls.row(10, recentHosts, check);
  }

  private String port() {
    return Destination.read(field.getText()) instanceof Destination.Reading.Place(var place)
        ? Integer.toString(place.best().port())
        : Integer.toString(HostAddress.USUAL_PORT);
  }

  /** Clears the result of the last attempt, and shows what is wrong with the new address. */
  private void typed(String text) {
    joining.forget();
    Optional<HostAddress.Fault> fault = Destination.fault(text);
    field.pseudoClassStateChanged(Styles.STATE_DANGER, fault.isPresent());
    fault.ifPresent(joining::faulty);
  }

  private void connect() {
    if (!joining.ready()) {
      return;
    }
    switch (Destination.read(field.getText())) {
      case Destination.Reading.Faulty(var fault) -> {
        field.pseudoClassStateChanged(Styles.STATE_DANGER, true);
        joining.faulty(fault);
        field.requestFocus();
      }
      case Destination.Reading.Place(var destination) -> joining.to(destination);
    }
  }

  private void show(Joining.State now) {
    below
        .getChildren()
        .setAll(
            switch (now) {
              case Joining.State.Idle idle -> List.of(hint());
              case Joining.State.Trying(String key) -> List.of(trying(key));
              case Joining.State.Faulty(var fault) -> List.of(note(obstacle.say(fault)));
              case Joining.State.Failed(var address, var why) ->
                  List.of(note(obstacle.say(why, address)));
              case Joining.State.NotYet(var address, var table) ->
                  List.of(
                      note(texts.say("join.not-yet", table.game().name())), row(address, table));
              case Joining.State.Tables tables -> rows(tables);
            });
  }

  private Node hint() {
    return Controls.styled(controls.paragraph("join.hint"), "muted");
  }

  private Node note(String sentence) {
    Label label = Controls.wrapped(new Label(sentence));
    label.setId("join-reason");
    label.getStyleClass().add("danger-text");
    return label;
  }

  private Node trying(String key) {
    ProgressIndicator turning = new ProgressIndicator();
    turning.setPrefSize(20, 20);
    turning.setMinSize(20, 20);
    Controls.spoken(turning, texts.live(key));
    Label step = controls.label(key);
    step.setId("join-step");
    Button cancel = controls.button("join-cancel", "join.cancel", joining::stop);
    cancel.getStyleClass().add(Styles.SMALL);
    return Controls.row(10, turning, step, cancel);
  }

  private List<Node> rows(Joining.State.Tables found) {
    if (found.tables().isEmpty()) {
      return List.of(note(texts.say("join.no-tables")));
    }
    List<Node> rows = new ArrayList<>();
    found.gone().ifPresent(table -> rows.add(note(texts.say("join.table-gone", table))));
    for (TableLabel table : found.tables()) {
      TableRow row = row(found.address(), table);
      if (!found.back(table).isEmpty()) {
        row.offerBack(() -> joining.returnToSeat(found, table));
      }
      rows.add(row);
    }
    return rows;
  }

  private TableRow row(HostAddress address, TableLabel table) {
    return new TableRow(controls, table, purpose -> joining.enter(address, table, purpose));
  }
}
