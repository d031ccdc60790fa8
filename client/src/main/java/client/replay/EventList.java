package client.replay;

import client.page.Controls;
import client.table.LogLine;
import client.table.LogWords;
import client.table.panel.Looks;
import client.table.panel.Sentence;
import client.text.Texts;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import protocol.Mover;
import rules.Onlooker;

/** Everything that happened in the deal that is shown, to go to by a click or Enter. */
final class EventList extends VBox {
  private static final PseudoClass NOW = PseudoClass.getPseudoClass("now");
  private static final double BAR = 16;

  private final Texts texts;
  private final Projector projector;
  private final ListView<Integer> list = new ListView<>();
  private int deal = -1;

  EventList(Controls controls, Projector projector) {
    this.texts = controls.texts();
    this.projector = projector;
    setId("replay-events");
    getStyleClass().addAll("table-panel", "log-panel");
    controls.group(this, "replay.events");
    Label title = controls.title("panel-title", "replay.events.title");
    Button close = controls.sign(MaterialDesignC.CLOSE, "widgets.close", () -> show(false));
    HBox head = new HBox(title, Looks.keyCap("G"), Controls.spring(), close);
    head.getStyleClass().add("log-head");
    list.setId("replay-event-lines");
    Controls.said(list, texts.live("replay.events"));
    list.setCellFactory(of -> new Line());
    list.setOnKeyPressed(key -> {
      Integer chosen = list.getSelectionModel().getSelectedItem();
      if (key.getCode() == KeyCode.ENTER && chosen != null) {
        projector.jump(chosen);
        key.consume();
      }
    });
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().addAll(head, list);
    projector.atProperty().subscribe(this::follow);
    texts.whileSeen(this, this::anew);
    show(false);
  }

  /** Shows or hides the list. */
  void show(boolean shown) {
    setVisible(shown);
    setManaged(shown);
    if (shown) {
      anew();
    }
  }

  /** Other names or other eyes. */
  void anew() {
    deal = -1;
    follow();
  }

  private void follow() {
    if (!isVisible()) {
      return;
    }
    if (deal != projector.moment().deal()) {
      deal = projector.moment().deal();
      list.getItems().setAll(projector.reel().of(deal).boxed().toList());
    }
    list.refresh();
    int row = list.getItems().indexOf(projector.atProperty().get());
    list.getSelectionModel().clearAndSelect(row);
    list.scrollTo(Math.max(0, row - 4));
  }

  private String words(int number) {
    Moment moment = projector.reel().at(number);
    LogWords words = new LogWords(texts, seat -> projector.table().nameOf(seat), Onlooker.ONLOOKER);
    Optional<String> said =
        moment
            .happened()
            .flatMap(event ->
                words.say(new LogLine(moment.deal() + 1, event, moment.now(), Mover.SEAT)));
    return said.orElseGet(() ->
        texts.say(
            "replay.dealt", projector.table().nameOf(moment.now().dealer()), moment.deal() + 1));
  }

  /** A line; a long sentence runs over several lines. */
  private final class Line extends ListCell<Integer> {
    private final Sentence sentence = new Sentence();

    Line() {
      getStyleClass().add("log-cell");
      setAccessibleRole(AccessibleRole.LIST_ITEM);
      setPrefWidth(0);
      setOnMouseClicked(clicked -> {
        if (getItem() != null) {
          projector.jump(getItem());
        }
      });
    }

    @Override
    protected void updateItem(@Nullable Integer number, boolean empty) {
      super.updateItem(number, empty);
      if (empty || number == null) {
        setGraphic(null);
        setAccessibleText("");
        pseudoClassStateChanged(NOW, false);
        return;
      }
      sentence.say(words(number));
      setGraphic(sentence);
      setAccessibleText(sentence.words());
      pseudoClassStateChanged(NOW, number == projector.atProperty().get());
    }

    @Override
    protected double computePrefHeight(double width) {
      if (getGraphic() == null) {
        return super.computePrefHeight(width);
      }
      double wide = Math.max(80, list.getWidth() - BAR - snappedLeftInset() - snappedRightInset());
      sentence.setPrefWidth(wide);
      return snappedTopInset() + snapSizeY(sentence.prefHeight(wide)) + snappedBottomInset();
    }
  }
}
