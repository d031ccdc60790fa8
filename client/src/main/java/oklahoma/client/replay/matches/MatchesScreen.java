package oklahoma.client.replay.matches;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import oklahoma.client.table.keys.Cyrillic;
import oklahoma.client.table.keys.KeyPress;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.PageFrame;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.EmptyNote;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** The matches saved on this computer, the latest first. */
public final class MatchesScreen implements Page {

  /** The actions of the list. */
  public interface Actions {
    /** Opens a match as a replay. */
    void watch(PlayedMatch match);

    /** Saves a record as a file that the player chooses. */
    void export(PlayedMatch match);

    /** Asks whether to delete a record. */
    void delete(PlayedMatch match);

    /** Imports a file that the player chooses. */
    void bring();
  }

  private final Controls controls;
  private final Texts texts;
  private final Actions actions;
  private final ListView<PlayedMatch> list = new ListView<>();
  private final PageFrame frame;

  /**
   * An empty list.
   *
   * @see #show
   */
  public MatchesScreen(Pages pages, Actions actions) {
    this.controls = pages.controls();
    this.texts = pages.texts();
    this.actions = actions;
    list.setId("match-list");
    list.getStyleClass().add("match-list");
    list.setCellFactory(of -> new Line());
    list.setPlaceholder(
        new EmptyNote(controls, MaterialDesignC.CARDS_OUTLINE, "matches.none", "matches.none-yet"));
    Controls.spoken(list, texts.live("matches.title"));
    list.setOnKeyPressed(this::key);
    texts.whileSeen(list, list::refresh);
    StackPane middle = Controls.styled(new StackPane(list), "page-body");
    Button bring =
        controls.button(
            "import-match", MaterialDesignF.FOLDER_OPEN_OUTLINE, "matches.import", actions::bring);
    frame =
        new PageFrame(controls, "matches.title", pages::back)
            .with(bring)
            .holding(middle)
            .over(foot());
  }

  @Override
  public Node node() {
    return frame.node();
  }

  @Override
  public void opened() {
    list.requestFocus();
  }

  @Override
  public boolean pressed(KeyEvent key) {
    KeyPress press = KeyPress.of(key);
    Optional<Runnable> way =
        press.control() || press.alt() ? Optional.empty() : Cyrillic.meaning(press, this::way);
    way.ifPresent(Runnable::run);
    return way.isPresent();
  }

  private Optional<Runnable> way(KeyCode key) {
    return Optional.ofNullable(
        switch (key) {
          case I -> actions::bring;
          case S -> () -> chosen(actions::export);
          default -> null;
        });
  }

  /**
   * Replaces the content of the list.
   *
   * @param matches the matches, the latest first
   * @param chosen the id of the match to select; if it is gone, the match now in the selected row
   */
  public void show(List<PlayedMatch> matches, long chosen) {
    int before = Math.max(0, list.getSelectionModel().getSelectedIndex());
    list.getItems().setAll(matches);
    int found = matches.stream().map(PlayedMatch::id).toList().indexOf(chosen);
    if (!matches.isEmpty()) {
      int row = found >= 0 ? found : Math.min(before, matches.size() - 1);
      list.getSelectionModel().clearAndSelect(row);
      list.getFocusModel().focus(row);
      list.scrollTo(Math.max(0, row - 2));
    }
  }

  private Node foot() {
    Button watch = onChosen(MaterialDesignP.PLAY, "matches.watch", "watch-match", actions::watch);
    watch.getStyleClass().add(Styles.ACCENT);
    HBox foot =
        Controls.row(
            12,
            watch,
            onChosen(
                MaterialDesignC.CONTENT_SAVE_OUTLINE,
                "matches.export",
                "export-match",
                actions::export),
            Controls.spring(),
            onChosen(
                MaterialDesignT.TRASH_CAN_OUTLINE,
                "matches.delete",
                "delete-match",
                actions::delete));
    foot.getStyleClass().add("page-foot");
    return foot;
  }

  private Button onChosen(Ikon sign, String key, String id, Consumer<PlayedMatch> what) {
    Button button = controls.button(id, sign, key, () -> chosen(what));
    button.disableProperty().bind(Bindings.isNull(list.getSelectionModel().selectedItemProperty()));
    return button;
  }

  private void chosen(Consumer<PlayedMatch> what) {
    Optional.ofNullable(list.getSelectionModel().getSelectedItem()).ifPresent(what);
  }

  private void key(KeyEvent key) {
    if (key.getCode() == KeyCode.ENTER) {
      chosen(actions::watch);
      key.consume();
    } else if (key.getCode() == KeyCode.DELETE) {
      chosen(actions::delete);
      key.consume();
    }
  }

  /** The row of a match; the scores wrap if they are long. */
  private final class Line extends ListCell<PlayedMatch> {
    /** The insets of a row and the width of the scroll bar, in pixels. */
    private static final double BESIDE = 22;

    private final FontIcon sign = Controls.icon(MaterialDesignC.CARDS_PLAYING_OUTLINE);
    private final Label title = new Label();
    private final Label date = new Label();
    private final Label result = Controls.wrapped(new Label());
    private final HBox line;

    Line() {
      title.getStyleClass().add("offer-title");
      date.getStyleClass().add("muted");
      result.getStyleClass().add("muted");
      HBox head = new HBox(12, title, Controls.spring(), date);
      head.setAlignment(Pos.BASELINE_LEFT);
      VBox words = new VBox(2, head, result);
      HBox.setHgrow(words, Priority.ALWAYS);
      line = Controls.row(14, sign, words);
      getStyleClass().add("match-line");
      setAccessibleRole(AccessibleRole.LIST_ITEM);
      setPrefWidth(0);
      setOnMouseClicked(clicked -> {
        if (clicked.getClickCount() == 2 && getItem() != null) {
          actions.watch(getItem());
        }
      });
    }

    @Override
    protected void updateItem(@Nullable PlayedMatch match, boolean empty) {
      super.updateItem(match, empty);
      if (empty || match == null) {
        setGraphic(null);
        setAccessibleText("");
        return;
      }
      MatchWords words = new MatchWords(texts, match);
      boolean won = match.me().filter(match.facts().winners()::contains).isPresent();
      sign.setIconCode(
          won ? MaterialDesignT.TROPHY_OUTLINE : MaterialDesignC.CARDS_PLAYING_OUTLINE);
      title.setText(words.title());
      date.setText(words.date());
      result.setText(words.result());
      setGraphic(line);
      setAccessibleText(words.spoken());
    }

    @Override
    protected double computePrefHeight(double width) {
      if (getGraphic() == null) {
        return super.computePrefHeight(width);
      }
      double wide =
          Math.max(80, list.getWidth() - BESIDE - snappedLeftInset() - snappedRightInset());
      line.setPrefWidth(wide);
      return snappedTopInset() + snapSizeY(line.prefHeight(wide)) + snappedBottomInset();
    }
  }
}
