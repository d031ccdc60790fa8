package oklahoma.client.app;

import static org.awaitility.Awaitility.await;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.match.TableScreen;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.table.model.TableModel;
import oklahoma.protocol.messages.Wish;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Deal;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;

/** One player's window, and what the player sees and does in it. */
public record PlayerWindow(Stage stage, Program program) {
  /** Chooses a value of a menu. */
  public <T> void chooses(String id, T value) {
    as(
        id,
        node -> {
          @SuppressWarnings("unchecked")
          ComboBox<T> menu = (ComboBox<T>) node;
          menu.setValue(value);
        });
  }

  /** Presses a switch with two or more positions. */
  public void toggles(String id) {
    as(id, node -> ((ToggleButton) node).fire());
  }

  /** Turns something on or off. */
  public void turns(String id, boolean on) {
    as(id, node -> ((ToggleSwitch) node).setSelected(on));
  }

  /** Uses a control as soon as the page shows it: tabs and menus are built by the next pulse. */
  private void as(String id, Consumer<Node> use) {
    await(id).until(() -> finds("#" + id).isPresent());
    ProgramWindows.now(() -> {
      use.accept(stage.getScene().lookup("#" + id));
      return true;
    });
  }

  /** Opens a table for others and is in its lobby. */
  public void hosts() {
    fire("host");
    fire("start");
    awaits("share");
  }

  /** Goes to the only table of a host on this computer, as a player does from the first screen. */
  public void joins(int port) {
    fire("join");
    connects(port);
  }

  /** Goes to a host's first table to watch, also where there is a free seat. */
  public void watches(int port) {
    ProgramWindows.now(() -> {
      program
          .navigation()
          .join(
              new HostAddress("localhost", port, Optional.empty()),
              0,
              new Wish.Watch(),
              Optional.empty(),
              failed -> {});
      return true;
    });
  }

  /** Types an address into the panel that is open and asks for a connection. */
  public void connects(int port) {
    ProgramWindows.now(() -> {
      ((TextField) stage.getScene().lookup("#address")).setText("localhost:" + port);
      return true;
    });
    fire("connect");
  }

  /** Where a host listens whose lobby is shown. */
  public int port() {
    return ProgramWindows.now(() -> {
      Label invitation = (Label) stage.getScene().lookup("#invitation");
      String address = invitation.getText().replaceFirst("(?s)[,/#\n].*", "");
      return Integer.valueOf(address.substring(address.lastIndexOf(':') + 1));
    });
  }

  /** What a query of JavaFX finds in the window, shown or not. */
  public Optional<Node> finds(String query) {
    return ProgramWindows.now(() -> Optional.ofNullable(stage.getScene().lookup(query)));
  }

  /** Whether something is shown that a query finds. */
  public boolean sees(String query) {
    return finds(query).filter(Node::isVisible).isPresent();
  }

  /** Waits until something is shown. */
  public void awaits(String id) {
    await(id).until(() -> sees("#" + id));
  }

  /** Presses a button as soon as it can be pressed. */
  public void fire(String id) {
    await(id)
        .until(() ->
            finds("#" + id).filter(node -> node.isVisible() && !node.isDisabled()).isPresent());
    ProgramWindows.now(() -> {
      ((Button) stage.getScene().lookup("#" + id)).fire();
      return true;
    });
    Pulses.settle();
  }

  /** Presses the button of a question that bears these words. */
  public void answers(String words) {
    Pulses.settle();
    ProgramWindows.now(() -> {
      stage.getScene().getRoot().lookupAll(".question-card .button").stream()
          .map(Button.class::cast)
          .filter(button -> words.equals(button.getText()))
          .findFirst()
          .orElseThrow()
          .fire();
      return true;
    });
    Pulses.settle();
  }

  /** Presses a key. */
  public void types(KeyCode code) {
    ProgramWindows.now(() -> {
      Event.fireEvent(
          stage.getScene().getFocusOwner(),
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
      return true;
    });
    Pulses.settle();
  }

  /** Closes the window as its frame does. */
  public void closes() {
    ProgramWindows.now(() -> {
      stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST));
      return true;
    });
  }

  /** Whether a question says these words. */
  public boolean asked(String words) {
    return ProgramWindows.now(() ->
        stage.getScene().getRoot().lookupAll(".question-card .label").stream()
            .anyMatch(label -> label instanceof Label said && words.equals(said.getText())));
  }

  /** What the notices in the corner say from now on. They go by themselves, so none is missed. */
  public List<String> notices() {
    return notices(stage.getScene().getRoot());
  }

  /** The same of pages that no window need show. */
  public static List<String> notices(Parent pages) {
    List<String> told = new CopyOnWriteArrayList<>();
    ProgramWindows.now(() -> {
      Pane corner = (Pane) pages.lookup("#notices");
      corner
          .getChildren()
          .addListener(
              (ListChangeListener<Node>)
                  change -> {
                    while (change.next()) {
                      change
                          .getAddedSubList()
                          .forEach(notice -> told.add(((Label) notice).getText()));
                    }
                  });
      return true;
    });
    return told;
  }

  /** The words of the button that has the focus; nothing if no button has it. */
  public String reads() {
    return ProgramWindows.now(
        () -> stage.getScene().getFocusOwner() instanceof Button button ? button.getText() : "");
  }

  /** The words of a button. */
  public String wordsOf(String id) {
    return ProgramWindows.now(() -> ((Button) stage.getScene().lookup("#" + id)).getText());
  }

  /** The words of a label. */
  public String says(String id) {
    return ProgramWindows.now(() -> ((Label) stage.getScene().lookup("#" + id)).getText());
  }

  /** Whether the player sits at a table, or watches one. */
  public boolean atTable() {
    return ProgramWindows.now(() -> program.navigation().table().isPresent());
  }

  /** The screen of that table. */
  public TableScreen screen() {
    return program.navigation().table().orElseThrow();
  }

  /** What that table knows. */
  public TableModel model() {
    return screen().model();
  }

  /** How the match stands. */
  public Standing standing() {
    return ProgramWindows.now(() -> model().standingProperty().get());
  }

  /** Does what is to be done now, if anything is; on the screen's thread. */
  public void plays() {
    TableModel model = model();
    if (model.standingProperty().get().over()) {
      return;
    }
    if (model.sight().game().over()) {
      readies(model);
    } else if (model.pendingProperty().get().isEmpty()) {
      own(model).ifPresent(model::send);
    }
  }

  /** What Normal would do; empty if the player is not to move. */
  private static Optional<Move> own(TableModel model) {
    Deal deal = model.sight().game();
    return model
        .sight()
        .seat()
        .filter(me -> deal.toAct().contains(me))
        .map(me ->
            Bots.of(BotLevel.NORMAL)
                .choose(Seen.of(deal, me), soFar(model, me), me, new SplittableRandom(1)));
  }

  private static List<Seen<oklahoma.rules.Event>> soFar(TableModel model, Seat me) {
    return model.log().lines().stream()
        .filter(line -> line.hand() == model.round())
        .flatMap(line -> Seen.of(line.event(), me).stream())
        .toList();
  }

  private static void readies(TableModel model) {
    boolean said =
        model
            .sight()
            .seat()
            .filter(model.intermissionProperty().get().ready()::contains)
            .isPresent();
    if (!said) {
      model.ready();
    }
  }

  /** Looks through what is being revealed until the podium appears. */
  public void showsTheEnd() {
    await()
        .until(() -> {
          Platform.runLater(() -> program.navigation().table().ifPresent(TableScreen::hurry));
          return finds("#podium").isPresent();
        });
  }
}
