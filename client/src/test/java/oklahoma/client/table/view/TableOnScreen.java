package oklahoma.client.table.view;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import oklahoma.client.deck.CardImages;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.Mouse;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.fixture.Stages;
import oklahoma.client.settings.Settings;
import oklahoma.client.table.cards.CardNode;
import oklahoma.client.table.keys.QuestionState;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.notation.Notation;
import org.testfx.util.WaitForAsyncUtils;

/** The real table on a headless screen, over a rigged deal, and a robot's hand. */
public final class TableOnScreen implements AutoCloseable {
  /** In bytes; what is drawn for one table stays for the next. */
  public static final long SMALL_BOUND = 24L << 20;

  private static final Duration ARMS_IN = Duration.ofMillis(250);

  private static final CardImages IMAGES = new CardImages(Platform::runLater, SMALL_BOUND);

  private final Hands robot = Hands.robot();
  private final RecordedTableActions program = new RecordedTableActions();
  private final TableLook look = new TableLook(new Settings(Language.ENGLISH));
  private final RiggedTable rig;
  private final TableView view;
  private final Stage stage;

  public TableOnScreen(RiggedTable rig, Speed speed) throws Exception {
    this(rig, speed, 1280, 800);
  }

  public TableOnScreen(RiggedTable rig, Speed speed, int width, int height) throws Exception {
    this.rig = rig;
    stage = Stages.undrawn(Stages.fresh());
    look.settings().motion().speedProperty().set(speed);
    view =
        WaitForAsyncUtils.waitForAsyncFx(
            10_000,
            () -> new TableView(rig.model(), IMAGES, new Texts(Language.ENGLISH), look, program));
    Stages.now(() -> {
      Scene scene = Stages.themed(view, width, height);
      stage.setScene(scene);
      stage.setX(0);
      stage.setY(0);
      stage.show();
      return stage;
    });
  }

  /** A contract that can be laid down, with a card that fits it. */
  static TableOnScreen staged() throws Exception {
    RiggedTable rig =
        new RiggedTable(
            Moments.dealt(
                3,
                """
                oklahoma hand 1 dealer C
                A: 8shdc Qdhc KhJd
                B: #11
                C: #9
                pile 3d 7c
                A to play
                """));
    TableOnScreen table = new TableOnScreen(rig, Speed.NORMAL);
    table.stage(0, "8s", "8h", "8d");
    table.stage(1, "Qd", "Qh", "Qc");
    table.settle();
    return table;
  }

  private void stage(int slot, String... cards) {
    List<Integer> ids = Stream.of(cards).map(this::id).toList();
    WaitForAsyncUtils.waitForAsyncFx(10_000, () -> rig.model().own().stage(slot, ids));
  }

  Hands robot() {
    return robot;
  }

  public TableView view() {
    return view;
  }

  public RiggedTable rig() {
    return rig;
  }

  TableLook look() {
    return look;
  }

  public RecordedTableActions program() {
    return program;
  }

  /** The moment is over in which an open question cannot be answered. */
  void awaitArmed() {
    WaitForAsyncUtils.waitForAsyncFx(60_000, () -> rig.pass(ARMS_IN));
    await().until(() -> view.asked() == QuestionState.ARMED);
  }

  /** Plays moves of other seats, on the screen's thread. */
  void others(String... moves) {
    WaitForAsyncUtils.waitForAsyncFx(60_000, () -> rig.play(moves));
    Pulses.settle();
  }

  /** The window shows something else instead of the table. */
  void leave() {
    robot.interact(() -> stage.getScene().setRoot(new Group()));
  }

  /** The id of a card of the hand, such as {@code Kd}. */
  public int id(String card) {
    return rig.model().own().hand().cards().stream()
        .filter(held -> Notation.print(List.of(held.card())).equals(card))
        .findFirst()
        .orElseThrow()
        .id();
  }

  /** A point on the part of a card of one's own that can be seen, on the screen. */
  Point2D onCard(String card) {
    return WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          Place place =
              view.picture().spot(id(card)).flatMap(view.picture().laid()::place).orElseThrow();
          return screen(place.x() - place.width() / 2 + 10, place.y());
        });
  }

  /** A point of the table, on the screen. */
  Point2D screen(double x, double y) {
    Bounds bounds = view.localToScreen(view.getLayoutBounds());
    return new Point2D(bounds.getMinX() + x, bounds.getMinY() + y);
  }

  /** The middle of an area. */
  Point2D middle(Area area) {
    return screen(area.centreX(), area.centreY());
  }

  /** A point on a card of a meld. */
  Point2D onMeld(int meld, int index) {
    Place place = view.picture().laid().place(new Spot.InMeld(meld, index)).orElseThrow();
    return screen(place.x() - place.width() / 2 + 8, place.y());
  }

  /** Drags a card of one's own to a point. */
  void drag(String card, Point2D to) {
    robot.drag(onCard(card)).dropTo(to);
    Pulses.settle();
  }

  /**
   * Drags a card to a point, lets it go there, takes hold of it again where it lay and drags it to
   * another point, all between two pictures: nothing has time to move by itself.
   *
   * @return how far from the pointer the card is then
   */
  double dragAgainAtOnce(String card, Point2D first, Point2D second) {
    Point2D from = view.screenToLocal(onCard(card));
    Point2D refused = view.screenToLocal(first);
    Point2D to = view.screenToLocal(second);
    return WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          CardNode node = view.picture().node(id(card)).orElseThrow();
          mouse(MouseEvent.MOUSE_PRESSED, from);
          mouse(MouseEvent.MOUSE_DRAGGED, refused);
          mouse(MouseEvent.MOUSE_RELEASED, refused);
          mouse(MouseEvent.MOUSE_PRESSED, from);
          mouse(MouseEvent.MOUSE_DRAGGED, to);
          double far = to.distance(node.shown().x(), node.shown().y());
          mouse(MouseEvent.MOUSE_RELEASED, to);
          return far;
        });
  }

  /** A double click on a card of one's own, however slow the machine is. */
  void doubleClick(String card) {
    Point2D at = view.screenToLocal(onCard(card));
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          click(view, at, 1);
          click(view, at, 2);
          return at;
        });
    Pulses.settle();
  }

  /** A key, and a double click on a card of one's own before anything has moved. */
  void keyThenDoubleClick(KeyCode key, String card) {
    Point2D at = view.screenToLocal(onCard(card));
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          fire(key);
          click(view, at, 1);
          click(view, at, 2);
        });
    Pulses.settle();
  }

  /** A click on a node that is over a point of the table. */
  void click(Node node, Point2D at) {
    click(node, at, 1);
  }

  private void click(Node node, Point2D at, int clicks) {
    mouse(node, MouseEvent.MOUSE_PRESSED, at, clicks);
    mouse(node, MouseEvent.MOUSE_RELEASED, at, clicks);
  }

  /** The pointer goes from one point of the table to another with its button pressed. */
  void pull(Point2D from, Point2D to) {
    mouse(MouseEvent.MOUSE_PRESSED, from);
    mouse(MouseEvent.MOUSE_DRAGGED, to);
    mouse(MouseEvent.MOUSE_RELEASED, to);
  }

  /** The pointer rests at a point of the table. */
  void point(Point2D at) {
    mouse(MouseEvent.MOUSE_MOVED, at);
  }

  private void mouse(EventType<MouseEvent> type, Point2D at) {
    mouse(view, type, at, 1);
  }

  private static void mouse(Node node, EventType<MouseEvent> type, Point2D at, int clicks) {
    Event.fireEvent(node, Mouse.event(type, at, clicks));
  }

  /** Gives a card of the hand the focus. */
  public void focus(String card) {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000, () -> view.picture().node(id(card)).orElseThrow().requestFocus());
    Pulses.settle();
  }

  /** Presses a key without the robot's pause. */
  public void press(KeyCode key) {
    WaitForAsyncUtils.waitForAsyncFx(60_000, () -> fire(key));
    Pulses.settle();
  }

  /** Holds a key down until the keyboard has repeated it twice. */
  void hold(KeyCode key) {
    for (int time = 0; time < 3; time++) {
      WaitForAsyncUtils.waitForAsyncFx(60_000, () -> fire(KeyEvent.KEY_PRESSED, key));
      Pulses.settle();
    }
    WaitForAsyncUtils.waitForAsyncFx(60_000, () -> fire(KeyEvent.KEY_RELEASED, key));
  }

  /** Presses keys one after another before anything has moved. */
  void pressAtOnce(KeyCode... keys) {
    WaitForAsyncUtils.waitForAsyncFx(10_000, () -> List.of(keys).forEach(this::fire));
    Pulses.settle();
  }

  /** Everything that moves is where it belongs. */
  void settle() {
    WaitForAsyncUtils.waitForAsyncFx(10_000, view::settle);
    Pulses.settle();
  }

  /** Where the places are marked to which a card may go. */
  Set<Bounds> lights() {
    return WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () ->
            view.lookupAll(".zone-light").stream()
                .map(Node::getBoundsInParent)
                .collect(Collectors.toSet()));
  }

  /** Another seat's move, and a key that was on its way when it came. */
  void othersThenKey(String move, KeyCode key) {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          rig.play(move);
          fire(key);
        });
    Pulses.settle();
  }

  private void fire(KeyCode key) {
    fire(KeyEvent.KEY_PRESSED, key);
    fire(KeyEvent.KEY_RELEASED, key);
  }

  private void fire(EventType<KeyEvent> type, KeyCode key) {
    Event.fireEvent(view, new KeyEvent(type, "", "", key, false, false, false, false));
  }

  /** The card on top of the discard pile. */
  CardNode top() {
    return view.cards().node(new Spot.OnPile(0)).orElseThrow();
  }

  /** The moves that were asked for. */
  public List<Move> asked() {
    return rig.sent().stream()
        .filter(ToHost.Command.class::isInstance)
        .map(request -> ((ToHost.Command) request).move())
        .toList();
  }

  /** How many cards seat A holds. */
  int held() {
    return rig.deal().tableau().hand(Seat.A).size();
  }

  /** The words in a chip at the moment. */
  public String chip() {
    return view.chip();
  }

  @Override
  public void close() {
    leave();
    Stages.closeAll();
  }
}
