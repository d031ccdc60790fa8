package oklahoma.client.replay;

import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.client.table.panel.PanelStyles;
import oklahoma.client.table.words.LogWords;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.messages.Mover;
import oklahoma.rules.Spectator;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/** The events of the current deal, as links to their moments. */
final class EventList extends VBox {
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
    Button close = controls.iconButton(MaterialDesignC.CLOSE, "widgets.close", () -> show(false));
    HBox head = new HBox(title, PanelStyles.keyCap("G"), Controls.spring(), close);
    head.getStyleClass().add("log-head");
    list.setId("replay-event-lines");
    Controls.spoken(list, texts.live("replay.events"));
    MomentCell.fill(list, projector, number -> number, this::words);
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().addAll(head, list);
    projector.atProperty().subscribe(this::follow);
    texts.whileSeen(this, this::rebuild);
    show(false);
  }

  /** Shows or hides the list. */
  void show(boolean shown) {
    Controls.show(this, shown);
    if (shown) {
      rebuild();
    }
  }

  /** Rebuilds the list, because names or visible cards have changed. */
  void rebuild() {
    deal = -1;
    follow();
  }

  private void follow() {
    if (!isVisible()) {
      return;
    }
    if (deal != projector.moment().deal()) {
      deal = projector.moment().deal();
      list.getItems().setAll(projector.moments().of(deal).boxed().toList());
    }
    list.refresh();
    int row = list.getItems().indexOf(projector.atProperty().get());
    list.getSelectionModel().clearAndSelect(row);
    list.scrollTo(Math.max(0, row - 4));
  }

  private String words(int number) {
    Moment moment = projector.moments().at(number);
    LogWords words =
        new LogWords(texts, seat -> projector.table().nameOf(seat), Spectator.SPECTATOR);
    Optional<String> sentence =
        moment
            .happened()
            .flatMap(event ->
                words.say(new LogLine(moment.deal() + 1, event, moment.now(), Mover.SEAT)));
    return sentence.orElseGet(() ->
        texts.say(
            switch (moment.now()) {
              case Oklahoma oklahoma -> "replay.dealt.oklahoma";
              case Gin gin -> "replay.dealt.gin";
            },
            projector.table().nameOf(moment.now().dealer()),
            moment.round()));
  }
}
