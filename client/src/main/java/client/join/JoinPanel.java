package client.join;

import atlantafx.base.theme.Styles;
import client.link.Approach;
import client.link.Connection.Parting;
import client.link.Destination;
import client.link.FoundHost;
import client.link.HostAddress;
import client.link.KnownHosts;
import client.link.Looking;
import client.page.Answer;
import client.page.Controls;
import client.page.Pages;
import client.settings.Settings;
import client.text.Texts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.controlsfx.control.textfield.TextFields;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import protocol.Farewell;
import protocol.Name;
import protocol.TableLabel;
import protocol.TablePassword;
import protocol.Wish;

/** The way to a table on the network: an address, what is being tried, and why it failed. */
public final class JoinPanel {

  /** Takes the player to a table. */
  @FunctionalInterface
  public interface Entry {

    /**
     * Goes to a table.
     *
     * @param wish {@link Wish.Sit} or {@link Wish.Watch}
     * @param password the table's, if the player has said one
     * @param failed is told if the host does not let the player in
     * @return calls it off
     */
    Runnable enter(
        HostAddress address,
        int table,
        Wish wish,
        Optional<TablePassword> password,
        Consumer<Parting> failed);
  }

  /** Looks for hosts on this network. */
  @FunctionalInterface
  public interface Search {
    /**
     * Begins to look.
     *
     * @param listener is told on the screen's thread whenever the list has changed
     * @return ends the search
     * @throws IOException if this machine cannot look
     */
    Runnable open(Consumer<List<FoundHost>> listener) throws IOException;
  }

  /** What the panel shows below the address. */
  private sealed interface State {
    record Idle() implements State {}

    record Trying(String key) implements State {}

    /**
     * @param gone the table of the invitation, if the host does not have it
     */
    record Tables(HostAddress address, List<TableLabel> tables, OptionalInt gone)
        implements State {}

    record Faulty(HostAddress.Fault fault) implements State {}

    record Failed(HostAddress address, Parting why) implements State {}
  }

  private final Controls controls;
  private final Texts texts;
  private final Pages pages;
  private final KnownHosts known;
  private final ObjectProperty<List<String>> recent;
  private final Supplier<Optional<Name>> player;
  private final Executor screen;
  private final Entry entry;
  private final Obstacle obstacle;
  private final TextField field = TextFields.createClearableTextField();
  private final Button connect;
  private final VBox below = new VBox(10);
  private final Nearby nearby;
  private final VBox node;
  private final ObjectProperty<State> state = new SimpleObjectProperty<>(new State.Idle());
  private @Nullable Runnable callOff;

  /**
   * A panel that waits for an address.
   *
   * @param known the hosts that were met
   * @param player what the player is called; asked before each try, empty if there is no name yet
   * @param search looks for tables on this network
   * @param screen does things on the screen's thread, in their order
   */
  public JoinPanel(
      Texts texts,
      Settings settings,
      Pages pages,
      KnownHosts known,
      Supplier<Optional<Name>> player,
      Search search,
      Executor screen,
      Entry entry) {
    this.controls = new Controls(texts);
    this.texts = texts;
    this.pages = pages;
    this.known = known;
    this.recent = settings.network().recentHosts();
    this.player = player;
    this.screen = screen;
    this.entry = entry;
    this.obstacle = new Obstacle(texts);
    this.connect = controls.button(MaterialDesignL.LAN_CONNECT, "join.connect", this::connect);
    this.nearby =
        new Nearby(controls, pages, settings.network().discovery(), search, this::remembered);
    this.node =
        new VBox(
            12,
            controls.title("card-title", "join.title"),
            nearby.node(),
            address(),
            below,
            foot());
    nearby.disabledWhile(state.map(State.Trying.class::isInstance));
    node.setId("join-panel");
    node.getStyleClass().addAll("panel", "join-panel");
    below.setId("join-state");
    state.subscribe(now -> show(now));
    texts.whileSeen(node, () -> show(state.get()));
  }

  /** The panel. */
  public Node node() {
    return node;
  }

  /** Looks for tables, and puts the focus where an address is typed. */
  public void open() {
    nearby.look();
    field.requestFocus();
  }

  /** Puts an invitation where an address is typed; nothing is tried yet. */
  public void invite(String invitation) {
    field.setText(invitation);
  }

  /** Looks no longer, and stops whatever is being tried. */
  public void close() {
    nearby.stop();
    stop();
  }

  private void stop() {
    if (callOff != null) {
      callOff.run();
      callOff = null;
    }
    if (state.get() instanceof State.Trying) {
      state.set(new State.Idle());
    }
  }

  private Node address() {
    field.setId("address");
    field.promptTextProperty().bind(texts.live("join.prompt"));
    field.setOnAction(event -> connect());
    field.textProperty().addListener((text, before, now) -> typed());
    TypedFirst.in(
        TextFields.bindAutoCompletion(field, asked -> completions(asked.getUserText())),
        this::connect);
    HBox.setHgrow(field, Priority.ALWAYS);
    Label caption = controls.label("join.address");
    caption.setLabelFor(field);
    Controls.said(field, texts.live("join.address-spoken"));
    connect.setId("connect");
    connect.getStyleClass().add(Styles.ACCENT);
    connect.disableProperty().bind(state.map(State.Trying.class::isInstance));
    HBox row = new HBox(10, caption, field, connect);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
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
    HBox foot = new HBox(10, recentHosts, check);
    foot.setAlignment(Pos.CENTER_LEFT);
    return foot;
  }

  private String port() {
    return Destination.read(field.getText()) instanceof Destination.Reading.Place(var place)
        ? Integer.toString(place.best().port())
        : Integer.toString(HostAddress.USUAL_PORT);
  }

  /** A new address makes what was said of the last one void. */
  private void typed() {
    field.pseudoClassStateChanged(Styles.STATE_DANGER, false);
    if (!(state.get() instanceof State.Idle)) {
      stop();
      state.set(new State.Idle());
    }
  }

  private void connect() {
    Optional<Name> name = player.get();
    if (name.isEmpty() || state.get() instanceof State.Trying) {
      return;
    }
    switch (Destination.read(field.getText())) {
      case Destination.Reading.Faulty(var fault) -> {
        field.pseudoClassStateChanged(Styles.STATE_DANGER, true);
        state.set(new State.Faulty(fault));
        field.requestFocus();
      }
      case Destination.Reading.Place(var destination) -> look(destination, name.get());
    }
  }

  private void look(Destination destination, Name name) {
    Approach approach =
        Approach.to(
            destination,
            known::pin,
            name,
            screen,
            step -> state.set(new State.Trying("join.step." + step.name())),
            (address, outcome) -> looked(destination, address, outcome));
    callOff = approach::close;
  }

  private void looked(Destination destination, HostAddress address, Looking.Outcome outcome) {
    callOff = null;
    switch (outcome) {
      case Looking.Outcome.Failed(var why) -> fail(address, destination.table(), why);
      case Looking.Outcome.Found(var tables, var key) -> {
        known.met(address, key);
        Recent.remember(recent, address.text());
        choose(destination.table(), address, tables);
      }
    }
  }

  /** The table of the invitation, or the only one, is entered at once if it has a seat. */
  private void choose(OptionalInt invited, HostAddress address, List<TableLabel> tables) {
    Optional<TableLabel> meant =
        invited.isPresent()
            ? tables.stream().filter(table -> table.number() == invited.getAsInt()).findFirst()
            : tables.stream().findFirst().filter(first -> tables.size() == 1);
    OptionalInt gone = meant.isPresent() ? OptionalInt.empty() : invited;
    meant
        .filter(TableRow::free)
        .ifPresentOrElse(
            table -> enter(address, table, new Wish.Sit()),
            () -> state.set(new State.Tables(address, tables, gone)));
  }

  /** A table that was found on the network. */
  private void remembered(HostAddress address, TableLabel table, Wish wish) {
    if (player.get().isPresent()) {
      Recent.remember(recent, address.text());
      enter(address, table, wish);
    }
  }

  private void enter(HostAddress address, TableLabel table, Wish wish) {
    enter(address, table, wish, Optional.empty());
  }

  private void enter(
      HostAddress address, TableLabel table, Wish wish, Optional<TablePassword> password) {
    state.set(new State.Trying("join.step.ENTERING"));
    callOff =
        entry.enter(
            address,
            table.number(),
            wish,
            password,
            why -> {
              if (wrongPassword(why) || why instanceof Parting.PasswordWanted) {
                askForPassword(why, address, table, wish);
              } else {
                fail(address, OptionalInt.of(table.number()), why);
              }
            });
  }

  private static boolean wrongPassword(Parting why) {
    return why instanceof Parting.Told(Farewell reason, int version)
        && reason == Farewell.PASSWORD_WRONG;
  }

  /** Nothing has failed before the player has answered. */
  private void askForPassword(Parting why, HostAddress address, TableLabel table, Wish wish) {
    callOff = null;
    state.set(new State.Idle());
    connect.requestFocus();
    new PasswordCard(controls, pages)
        .show(
            table.name().text(),
            wrongPassword(why),
            password -> enter(address, table, wish, Optional.of(password)),
            () -> fail(address, OptionalInt.of(table.number()), why));
  }

  private void fail(HostAddress address, OptionalInt table, Parting why) {
    callOff = null;
    state.set(new State.Failed(address, why));
    connect.requestFocus();
    if (why instanceof Parting.OtherKey other) {
      new OtherKeyCard(controls, pages)
          .show(
              other,
              address.text(),
              known.elsewhere(other.found()),
              () -> {
                known.met(address, other.found());
                Destination again = new Destination(List.of(address), table);
                player.get().ifPresent(name -> look(again, name));
              });
    }
  }

  private void show(State now) {
    below
        .getChildren()
        .setAll(
            switch (now) {
              case State.Idle idle -> List.of(hint());
              case State.Trying(String key) -> List.of(trying(key));
              case State.Faulty(var fault) -> List.of(said(obstacle.say(fault)));
              case State.Failed(var address, var why) -> List.of(said(obstacle.say(why, address)));
              case State.Tables(var address, var tables, var gone) -> rows(address, tables, gone);
            });
  }

  private Node hint() {
    Label hint = controls.paragraph("join.hint");
    hint.getStyleClass().add("muted");
    return hint;
  }

  private Node said(String sentence) {
    Label label = Controls.wrapped(new Label(sentence));
    label.setId("join-reason");
    label.getStyleClass().add("danger-text");
    return label;
  }

  private Node trying(String key) {
    ProgressIndicator turning = new ProgressIndicator();
    turning.setPrefSize(20, 20);
    turning.setMinSize(20, 20);
    Controls.said(turning, texts.live(key));
    Label step = controls.label(key);
    step.setId("join-step");
    Button cancel = controls.button("join.cancel", this::stop);
    cancel.setId("join-cancel");
    cancel.getStyleClass().add(Styles.SMALL);
    HBox row = new HBox(10, turning, step, cancel);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private List<Node> rows(HostAddress address, List<TableLabel> tables, OptionalInt gone) {
    if (tables.isEmpty()) {
      return List.of(said(texts.say("join.no-tables")));
    }
    List<Node> rows = new ArrayList<>();
    gone.ifPresent(table -> rows.add(said(texts.say("join.table-gone", table))));
    for (TableLabel table : tables) {
      rows.add(new TableRow(controls, table, wish -> enter(address, table, wish)));
    }
    return rows;
  }
}
