package oklahoma.client.join;

import atlantafx.base.theme.Styles;
import java.io.IOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import oklahoma.client.net.Connector;
import oklahoma.client.net.discovery.FoundHost;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.Protocol;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The tables that answer on this network. Rows keep their places while their host answers; new
 * hosts are added below.
 */
final class Nearby {

  /** Enters a table that was found, at the first of these addresses that works. */
  @FunctionalInterface
  interface Entry {
    void enter(List<HostAddress> addresses, TableLabel table, ConnectionPurpose purpose);
  }

  /**
   * Identifies a row.
   *
   * @param host the id in its answer, which other hosts can copy
   * @param table the number of the table; 0 for a row about the whole host
   */
  private record Key(long host, HostAddress address, int table) {}

  private static final Logger LOG = LoggerFactory.getLogger(Nearby.class);

  private final Controls controls;
  private final Texts texts;
  private final Pages pages;
  private final BooleanProperty open = new SimpleBooleanProperty();
  private final JoinPanel.Search search;
  private final Entry entry;
  private final ProvedHosts proved;
  private final Map<Key, Node> rows = new LinkedHashMap<>();
  private final Map<Key, List<HostAddress>> ways = new HashMap<>();
  private List<FoundHost> answering = List.of();
  private final VBox list = new VBox(6);
  private final IntegerProperty count = new SimpleIntegerProperty();
  private final VBox node;
  private @Nullable Runnable running;

  /**
   * @param connector connects to hosts that may be the same one, to compare their keys
   * @param wanted the setting that allows a search
   */
  Nearby(
      Controls controls,
      Pages pages,
      Connector connector,
      BooleanProperty wanted,
      JoinPanel.Search search,
      Entry entry) {
    this.controls = controls;
    this.texts = controls.texts();
    this.pages = pages;
    this.search = search;
    this.entry = entry;
    this.proved = new ProvedHosts(connector, this::list);
    ScrollPane scroll = new ScrollPane(list);
    scroll.setFitToWidth(true);
    scroll.setId("nearby");
    scroll.getStyleClass().add("nearby");
    controls.group(scroll, "join.nearby");
    Controls.showWhile(scroll, count.greaterThan(0));
    VBox.setVgrow(scroll, Priority.ALWAYS);
    node = new VBox(8, caption(), scroll);
    node.visibleProperty().bind(wanted);
    node.managedProperty().bind(wanted);
    NodeVisibility.listen(node, () -> open.and(wanted).subscribe(this::search).and(this::end));
  }

  Node node() {
    return node;
  }

  /** Disables all rows while this is true. */
  void disabledWhile(ObservableValue<Boolean> busy) {
    list.disableProperty().bind(busy);
  }

  /** Starts the search. It runs only while the setting allows it and the list is shown. */
  void look() {
    open.set(true);
  }

  /** Stops the search and clears the list. */
  void stop() {
    open.set(false);
  }

  private void search(boolean looks) {
    end();
    if (looks) {
      try {
        running = search.open(this::found);
      } catch (IOException impossible) {
        LOG.warn("nobody can be found on this network", impossible);
      }
    }
  }

  private void end() {
    if (running != null) {
      running.run();
      running = null;
      found(List.of());
    }
  }

  private Node caption() {
    ProgressIndicator turning = new ProgressIndicator();
    turning.setPrefSize(16, 16);
    turning.setMinSize(16, 16);
    Controls.spoken(turning, texts.live("join.searching"));
    Label found =
        controls.line(
            () ->
                count.get() == 0
                    ? texts.say("join.searching")
                    : texts.say("join.found", count.get()),
            count);
    found.setId("nearby-count");
    found.getStyleClass().add("muted");
    return Controls.row(10, controls.label("join.nearby"), turning, found);
  }

  private void found(List<FoundHost> hosts) {
    answering = hosts;
    list();
  }

  private void list() {
    Map<Key, Node> before = new LinkedHashMap<>(rows);
    rows.clear();
    ways.clear();
    for (ProvedHosts.Sighted sighted : proved.of(answering)) {
      FoundHost host = sighted.host();
      if (!host.speaksOurs()) {
        Key key = new Key(host.id(), host.address(), 0);
        rows.put(key, before.getOrDefault(key, otherVersion(host)));
      } else {
        for (TableLabel table : host.tables()) {
          Key key = new Key(host.id(), host.address(), table.number());
          TableRow row = row(key, table, before);
          row.at(host.address().text(), host.pingMillis());
          rows.put(key, row);
          ways.put(key, sighted.addresses());
        }
      }
    }
    if (!List.copyOf(rows.values()).equals(List.copyOf(list.getChildren()))) {
      list.getChildren().setAll(rows.values());
    }
    count.set(rows.size());
  }

  private TableRow row(Key key, TableLabel table, Map<Key, Node> before) {
    if (before.get(key) instanceof TableRow same) {
      same.update(table);
      return same;
    }
    return new TableRow(controls, table, purpose -> enter(key, table, purpose));
  }

  private void enter(Key key, TableLabel table, ConnectionPurpose purpose) {
    entry.enter(ways.getOrDefault(key, List.of(key.address())), table, purpose);
  }

  private Node otherVersion(FoundHost host) {
    Label name = Controls.styled(new Label(host.address().text()), "seat-name");
    boolean older = host.answer().newest() < Protocol.VERSION;
    Label differs = controls.title("muted", older ? "join.older-version" : "join.newer-version");
    Button why =
        controls.button(
            "join.why",
            () ->
                pages.ask(
                    "join.why-title",
                    "join.sent-away.OTHER_VERSION",
                    List.of(Answer.harmless("app.read")),
                    host.answer().newest(),
                    Protocol.VERSION));
    why.getStyleClass().add(Styles.SMALL);
    HBox row = Controls.row(12, name, Controls.spring(), differs, why);
    row.getStyleClass().addAll("seat-row", "other-version");
    return row;
  }
}
