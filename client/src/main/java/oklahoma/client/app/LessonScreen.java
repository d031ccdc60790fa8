package oklahoma.client.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import oklahoma.client.help.RulesScreen;
import oklahoma.client.lesson.CoachBar;
import oklahoma.client.lesson.CoachMark;
import oklahoma.client.lesson.LessonRun;
import oklahoma.client.match.TableScreen;
import oklahoma.client.match.UnsavedTableActions;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.rules.card.Card;

/** A lesson: the table, with the coach's bubble over it. */
final class LessonScreen implements Page {
  /** The ids of nodes that the player uses, which the coach's bubble avoids. */
  private static final Set<String> USED =
      Set.of(
          "tray",
          "stock",
          "discard",
          "claim-card",
          "gin-question",
          "knock",
          "top-bar",
          "deadwood",
          "seat-B",
          "seat-C",
          "meld-0",
          "meld-1",
          "meld-2",
          "meld-3");

  /**
   * Two cards whose middles differ by less than this many pixels in height are beside each other.
   */
  private static final double LEVEL = 40;

  private final Pages pages;
  private final LessonRun run;
  private final CoachBar coach;
  private final CoachBar.Actions actions;
  private final TableScreen table;
  private final BorderPane root = new BorderPane();
  private boolean begun;

  /**
   * A lesson that begins when its page is shown.
   *
   * @param makeTable makes the table's screen; takes the actions that lead away from it
   */
  LessonScreen(
      Pages pages,
      LessonRun run,
      CoachBar.Actions actions,
      Function<TableScreen.Actions, TableScreen> makeTable) {
    this.pages = pages;
    this.run = run;
    this.actions = actions;
    Controls controls = pages.controls();
    this.coach = new CoachBar(controls, run, actions);
    this.table =
        makeTable.apply(new UnsavedTableActions(actions::list, true, Optional.of(this::stop)));
    table.addFocusTargets(coach::buttons);
    Consumer<String> aloud = pages::readAloud;
    CoachMark mark = new CoachMark(controls, run, new TableAreas(), pages::moves, aloud);
    root.setCenter(new StackPane(table.node(), mark));
    root.setTop(coach);
    root.setId("lesson");
    root.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    run.stateProperty().subscribe(this::follow);
  }

  @Override
  public Node node() {
    return root;
  }

  @Override
  public boolean clothed() {
    return true;
  }

  @Override
  public void opened() {
    table.opened();
    if (!begun) {
      begun = true;
      run.begin();
    }
  }

  @Override
  public void closed() {
    run.leave();
    table.closed();
  }

  @Override
  public boolean escaped() {
    return table.escaped();
  }

  /** Esc: asks whether to continue the lesson later or to skip it. */
  private void stop() {
    switch (run.stateProperty().get().phase()) {
      case WATCHING, ASKING, MISTAKE ->
          pages.ask(
              "lesson.stop-title",
              "lesson.stop-body",
              List.of(
                  new Answer("lesson.later", Answer.Kind.MAIN, actions::list),
                  new Answer("lesson.skip", Answer.Kind.PLAIN, actions::skip),
                  Answer.harmless("lesson.stay")));
      case FREE ->
          pages.ask(
              "lesson.stop-title",
              "lesson.stop-free",
              List.of(
                  new Answer("lesson.stop", Answer.Kind.MAIN, actions::list),
                  Answer.harmless("lesson.stay")));
      case LEARNED -> actions.list();
    }
  }

  /** The rules of the lesson's deal, for the rule book. */
  RulesScreen.Subject rules() {
    return new RulesScreen.Subject.Table(run.model().playerView().game().rules(), true);
  }

  TableModel model() {
    return run.model();
  }

  /** The node that shows a card of the player's hand. */
  Optional<Node> card(int id) {
    return table.card(id);
  }

  private void follow(LessonRun.State state) {
    table.node().setMouseTransparent(!free(state));
    if (free(state)) {
      Platform.runLater(this::backToTable);
    }
  }

  /** Gives the focus back to the table once the player has answered the coach. */
  private void backToTable() {
    Node owner = root.getScene() == null ? null : root.getScene().getFocusOwner();
    if (begun && !pages.asking() && !Controls.within(owner, table.node())) {
      table.opened();
    }
  }

  private static boolean free(LessonRun.State state) {
    return switch (state.phase()) {
      case WATCHING, ASKING, FREE -> true;
      case MISTAKE, LEARNED -> false;
    };
  }

  /**
   * While the coach waits for an answer, keys pressed at the table go to the coach's buttons. Where
   * the coach only asks the player to read, Enter continues.
   */
  private void key(KeyEvent pressed) {
    Node target = pressed.getTarget() instanceof Node node ? node : null;
    boolean coaching = Controls.within(target, root) && !Controls.within(target, table.node());
    boolean always = pressed.getCode() == KeyCode.ESCAPE || pressed.getCode().isFunctionKey();
    if (coaching || always || pages.asking()) {
      return;
    }
    if (!free(run.stateProperty().get())) {
      pressed.consume();
      waiting().requestFocus();
    } else if (pressed.getCode() == KeyCode.ENTER && run.isReading()) {
      pressed.consume();
      run.next();
    }
  }

  /** The button that takes the answer for which the coach waits. */
  private Node waiting() {
    Node again = root.lookup("#coach-again");
    return again != null && again.isVisible() ? again : coach.buttons().getLast();
  }

  /**
   * Finds the parts of the table at which the coach points, and those that the bubble must avoid.
   */
  private final class TableAreas implements CoachMark.ScreenAreas {
    /**
     * The coach asks at every pulse. {@code lookupAll} parses the selector once; {@code lookup}
     * parses it at every node on the way.
     */
    @Override
    public Optional<Bounds> part(String selector) {
      return table.node().lookupAll(selector).stream()
          .findFirst()
          .filter(this::seen)
          .map(this::whole);
    }

    private Bounds whole(Node node) {
      return node.getStyleClass().contains("pile") ? captioned(node) : bounds(node);
    }

    /** A pile together with the captions at its edges. */
    private Bounds captioned(Node pile) {
      Bounds cards = bounds(pile);
      return all(".pile-label").filter(cards::intersects).reduce(cards, TableAreas::both);
    }

    private static Bounds both(Bounds one, Bounds other) {
      double left = Math.min(one.getMinX(), other.getMinX());
      double top = Math.min(one.getMinY(), other.getMinY());
      double right = Math.max(one.getMaxX(), other.getMaxX());
      double bottom = Math.max(one.getMaxY(), other.getMaxY());
      return new BoundingBox(left, top, right - left, bottom - top);
    }

    private Stream<Bounds> all(String selector) {
      return table.node().lookupAll(selector).stream().filter(this::seen).map(this::bounds);
    }

    @Override
    public List<Bounds> card(Card card) {
      List<Held> hand = run.model().own().hand().cards();
      return hand.stream()
          .filter(held -> held.card().equals(card))
          .flatMap(held -> shown(held).map(whole -> uncovered(whole, hand)))
          .toList();
    }

    /** The part of a card that its neighbour does not cover. */
    private Bounds uncovered(Bounds card, List<Held> hand) {
      double right =
          hand.stream()
              .flatMap(this::shown)
              .filter(other -> Math.abs(other.getCenterY() - card.getCenterY()) < LEVEL)
              .mapToDouble(Bounds::getMinX)
              .filter(left -> left > card.getMinX() + 1)
              .min()
              .orElse(card.getMaxX());
      double width = Math.min(right, card.getMaxX()) - card.getMinX();
      return new BoundingBox(card.getMinX(), card.getMinY(), width, card.getHeight());
    }

    @Override
    public List<Bounds> needed() {
      return Stream.concat(
              Stream.of("#status", "#gin-limit").flatMap(words -> part(words).stream()),
              run.model().own().hand().cards().stream().flatMap(this::shown))
          .toList();
    }

    @Override
    public List<Bounds> used() {
      List<Node> found = new ArrayList<>();
      findUsed(table.node(), found);
      return found.stream().filter(this::seen).map(this::whole).toList();
    }

    /** Finds all of them in one walk, because the coach asks at every pulse. */
    private static void findUsed(Node node, List<Node> found) {
      if (node.isVisible()) {
        if ((node.getId() != null && USED.contains(node.getId()))
            || node.getStyleClass().contains("gin-group")) {
          found.add(node);
        }
        if (node instanceof Parent parent) {
          parent.getChildrenUnmodifiable().forEach(child -> findUsed(child, found));
        }
      }
    }

    @Override
    public boolean covered() {
      return table.covered();
    }

    private Stream<Bounds> shown(Held held) {
      return table.card(held.id()).filter(this::seen).map(this::bounds).stream();
    }

    private Bounds bounds(Node node) {
      return node.localToScene(node.getLayoutBounds());
    }

    private boolean seen(Node node) {
      for (Node at = node; at != null; at = at.getParent()) {
        if (!at.isVisible()) {
          return false;
        }
      }
      return node.getLayoutBounds().getWidth() > 1;
    }
  }
}
