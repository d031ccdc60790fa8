package oklahoma.client.table.panel;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.IntFunction;
import javafx.animation.TranslateTransition;
import javafx.application.Platform;
import javafx.beans.value.ObservableIntegerValue;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/**
 * The log, one entry per line with little cards, in a panel that slides in from the right. Makes
 * each text when showing it, so that it is in the current language.
 *
 * @param <T> the type of log entries
 */
public final class LogPanel<T> extends VBox {
  private static final Duration SLIDE = Duration.millis(167);

  /** The most lines shown; older ones are omitted. */
  private static final int MOST = 500;

  /**
   * The largest share of the window's width that the panel may cover, however large the text is.
   */
  private static final double MOST_OF_WIDTH = 0.5;

  /**
   * The content of a line.
   *
   * @param hand the number of the deal, from 1
   * @param words the sentence, with cards as tokens
   * @param mine whether the player acts in it or is affected by it
   * @param claim whether it is about a claim
   */
  public record Line(int hand, String words, boolean mine, boolean claim) {}

  public enum Filter {
    /** Every line. */
    ALL,
    /** The player's own moves. */
    MINE,
    /** The outcomes of claims. */
    CLAIMS;

    private boolean lets(Line line) {
      return switch (this) {
        case ALL -> true;
        case MINE -> line.mine();
        case CLAIMS -> line.claim();
      };
    }
  }

  /** A row of the list. */
  sealed interface Row<T> {}

  /** A heading at the beginning of a deal. */
  record HandBegins<T>(int hand) implements Row<T> {}

  /** A line above what has happened since the player's own last turn. */
  record SinceMyTurn<T>() implements Row<T> {}

  /** A log entry. */
  record Happened<T>(T logged, Line line) implements Row<T> {}

  private final Texts texts;
  private final ObservableList<T> logged;
  private final ObservableIntegerValue mark;
  private final Function<T, Line> words;
  private final BooleanSupplier moves;
  private final Runnable closed;
  private final ListView<Row<T>> list = new ListView<>();
  private final ToggleGroup filters = new ToggleGroup();
  private final HBox bar = new HBox();
  private final Label nothing = new Label();
  private final TranslateTransition slide = new TranslateTransition(SLIDE, this);
  private final Button fresh = new Button();
  private Filter filter = Filter.ALL;
  private boolean follows = true;

  /** Whether there are changes that are not shown yet. */
  private boolean stale;

  /** How many lines there were when the last one was in sight. */
  private int known;

  /**
   * A closed panel.
   *
   * @param logged the entries, oldest first
   * @param mark the index of the first entry after the player's own last turn
   * @param words makes the line of an entry in the current language
   * @param heading makes the heading of a deal in the current language
   * @param closed runs when the panel closes, to move the focus elsewhere
   */
  public LogPanel(
      Pages pages,
      ObservableList<T> logged,
      ObservableIntegerValue mark,
      Function<T, Line> words,
      IntFunction<String> heading,
      Runnable closed) {
    this.texts = pages.texts();
    this.logged = logged;
    this.mark = mark;
    this.words = words;
    this.moves = pages::moves;
    this.closed = closed;
    setId("log");
    getStyleClass().addAll("table-panel", "log-panel");
    setAccessibleRole(AccessibleRole.PARENT);
    accessibleTextProperty().bind(texts.live("widgets.log.title"));
    list.setId("log-lines");
    list.setCellFactory(of -> new LogCell<>(texts, heading));
    list.setPlaceholder(nothing);
    list.accessibleTextProperty().bind(texts.live("widgets.log.title"));
    fresh.setId("log-new");
    fresh.getStyleClass().addAll("panel-button", "log-new");
    fresh.setVisible(false);
    fresh.setOnAction(pressed -> toEnd());
    list.skinProperty().subscribe(this::watchEnd);
    StackPane below = new StackPane(list, fresh);
    StackPane.setAlignment(fresh, Pos.BOTTOM_CENTER);
    StackPane.setMargin(fresh, new Insets(6));
    VBox.setVgrow(below, Priority.ALWAYS);
    getChildren().addAll(head(), filterBar(), below);
    setVisible(false);
    logged.addListener((ListChangeListener<T>) change -> refreshSoon());
    mark.addListener((value, before, now) -> refreshSoon());
    texts.whileSeen(this, this::refresh);
  }

  @Override
  protected double computeMaxWidth(double height) {
    double room = getScene() == null ? Double.MAX_VALUE : MOST_OF_WIDTH * getScene().getWidth();
    return Math.min(prefWidth(height), room);
  }

  /** Removes the button of a filter that has no meaning in this game. */
  public void drop(Filter unused) {
    bar.getChildren().removeIf(button -> id(unused).equals(button.getId()));
  }

  private static String id(Filter filter) {
    return "log-" + filter.name().toLowerCase(Locale.ROOT);
  }

  public boolean isOpen() {
    return isVisible() && !isMouseTransparent();
  }

  /** Opens the panel, or closes it. */
  public void toggle() {
    if (isOpen()) {
      shut();
    } else {
      open();
    }
  }

  /** Opens the panel, scrolls to the end, and gives the focus to the list. */
  public void open() {
    setVisible(true);
    setMouseTransparent(false);
    refreshAtEnd();
    list.requestFocus();
    slide(getWidth() + getLayoutX(), 0, () -> {});
  }

  /** Closes the panel. */
  public void shut() {
    setMouseTransparent(true);
    closed.run();
    slide(0, getWidth(), () -> setVisible(false));
  }

  /** The focusable nodes; none while the panel is closed. */
  public List<Node> stops() {
    return isOpen()
        ? lookupAll("*").stream()
            .filter(node -> node.isFocusTraversable() && node.isVisible())
            .filter(node -> node instanceof ButtonBase || node.equals(list))
            .toList()
        : List.of();
  }

  List<Row<T>> rows() {
    return list.getItems();
  }

  private void slide(double from, double to, Runnable then) {
    slide.stop(); // otherwise a panel that is opened again while it slides out would disappear
    if (!moves.getAsBoolean()) {
      setTranslateX(0);
      then.run();
      return;
    }
    slide.setFromX(Math.min(from, Math.max(getWidth(), getPrefWidth())));
    slide.setToX(to);
    slide.setOnFinished(there -> then.run());
    slide.play();
  }

  private void show(Filter wanted) {
    filter = wanted;
    refreshAtEnd();
  }

  private void refreshAtEnd() {
    fill();
    follow();
  }

  /** After a lost line hundreds of lines come at once. */
  private void refreshSoon() {
    if (isVisible() && !stale) {
      stale = true;
      Platform.runLater(this::refresh);
    }
  }

  /** A player who reads earlier lines keeps the place. */
  private void refresh() {
    stale = false;
    if (!isVisible()) {
      return;
    }
    if (!list.isNeedsLayout()) { // else the visible rows are still those before the last change
      follows = atEnd();
    }
    int at = Math.max(0, seen(false));
    Optional<Row<T>> first = list.getItems().stream().skip(at).findFirst();
    fill();
    if (follows) {
      follow();
    } else {
      first
          .map(list.getItems()::indexOf)
          .filter(now -> now >= 0 && now != at)
          .ifPresent(list::scrollTo);
      showNewCount();
    }
  }

  /** Shows how many new lines are below the visible ones. */
  private void showNewCount() {
    long lines = logged.stream().skip(known).map(words).filter(filter::lets).count();
    fresh.setText(texts.say("widgets.log.new", lines));
    fresh.setVisible(lines > 0);
  }

  private void toEnd() {
    list.requestFocus();
    list.getSelectionModel().clearSelection();
    follow();
  }

  private void watchEnd() {
    if (list.lookup(".scroll-bar:vertical") instanceof ScrollBar bar) {
      bar.valueProperty()
          .subscribe(at -> {
            if (at.doubleValue() >= bar.getMax()) {
              seenToEnd();
            }
          });
    }
  }

  private void seenToEnd() {
    known = logged.size();
    fresh.setVisible(false);
  }

  private void follow() {
    follows = true;
    seenToEnd();
    if (!list.getItems().isEmpty()) {
      list.scrollTo(list.getItems().size() - 1);
    }
  }

  /** Updates the rows; keeps unchanged ones, so that scroll position and focus stay. */
  private void fill() {
    nothing.setText(texts.say(logged.isEmpty() ? "widgets.log.empty" : "widgets.log.none"));
    List<Row<T>> before = list.getItems();
    List<Row<T>> now = made();
    int same = same(before, now, 0);
    if (same < now.size()) {
      // Of a long match the first line goes with each that comes.
      int goes = before.subList(same, before.size()).indexOf(now.get(same));
      before.subList(same, same + Math.max(0, goes)).clear();
      same = same(before, now, same);
    }
    before.subList(same, before.size()).clear();
    before.addAll(now.subList(same, now.size()));
  }

  /** How many rows are the same from the beginning on. */
  private static int same(List<?> before, List<?> now, int known) {
    int most = Math.min(before.size(), now.size());
    int same = known;
    while (same < most && before.get(same).equals(now.get(same))) {
      same++;
    }
    return same;
  }

  /** Whether the last row is visible and no earlier row is selected. */
  private boolean atEnd() {
    int chosen = list.getSelectionModel().getSelectedIndex();
    boolean reads = chosen >= 0 && chosen < list.getItems().size() - 1;
    int last = seen(true);
    return !reads && (last < 0 || last >= list.getItems().size() - 1);
  }

  /** The index of the first or last visible row; -1 if none is. */
  private int seen(boolean last) {
    if (list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
      IndexedCell<?> cell = last ? flow.getLastVisibleCell() : flow.getFirstVisibleCell();
      return cell == null ? -1 : cell.getIndex();
    }
    return -1;
  }

  private List<Row<T>> made() {
    List<Row<T>> rows = new ArrayList<>();
    int hand = 0;
    boolean marked = mark.get() <= 0;
    for (int i = Math.max(0, logged.size() - MOST); i < logged.size(); i++) {
      Line line = words.apply(logged.get(i));
      if (!filter.lets(line)) {
        continue;
      }
      if (line.hand() != hand) {
        hand = line.hand();
        rows.add(new HandBegins<>(hand));
      }
      if (!marked && i >= mark.get()) {
        marked = true;
        rows.add(new SinceMyTurn<>());
      }
      rows.add(new Happened<>(logged.get(i), line));
    }
    return rows;
  }

  private HBox head() {
    Label title = new Label();
    title.textProperty().bind(texts.live("widgets.log.title"));
    title.getStyleClass().add("panel-title");
    title.setMinWidth(USE_PREF_SIZE);
    Button close = new Button();
    close.setId("log-close");
    close.setGraphic(new FontIcon(MaterialDesignC.CLOSE));
    close.getStyleClass().addAll("panel-button", "round");
    close.accessibleTextProperty().bind(texts.live("widgets.close"));
    close.setAccessibleHelp("G");
    close.setOnAction(pressed -> shut());
    HBox head = new HBox(title, PanelStyles.keyCap("G"), PanelStyles.gap(), close);
    head.getStyleClass().add("log-head");
    return head;
  }

  private HBox filterBar() {
    bar.getStyleClass().add("segments");
    for (Filter each : Filter.values()) {
      String name = each.name().toLowerCase(Locale.ROOT);
      ToggleButton button = new ToggleButton();
      button.setId(id(each));
      button.textProperty().bind(texts.live("widgets.log." + name));
      button.accessibleTextProperty().bind(button.textProperty());
      button.setMinWidth(USE_PREF_SIZE);
      button.setMaxWidth(Double.MAX_VALUE);
      button.setToggleGroup(filters);
      button.setSelected(each == Filter.ALL);
      button.getStyleClass().addAll("segment", "segment-" + name);
      button.setOnAction(pressed -> {
        button.setSelected(true);
        show(each);
      });
      HBox.setHgrow(button, Priority.ALWAYS);
      bar.getChildren().add(button);
    }
    return bar;
  }
}
