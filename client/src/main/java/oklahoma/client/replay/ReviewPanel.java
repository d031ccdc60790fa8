package oklahoma.client.replay;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import oklahoma.client.replay.review.BetterMove;
import oklahoma.client.replay.review.BetterWords;
import oklahoma.client.replay.review.Decision;
import oklahoma.client.replay.review.Reviewer;
import oklahoma.client.table.panel.PanelStyles;
import oklahoma.client.table.panel.Sentence;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.rules.Seat;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/**
 * The better moves for the seat at the bottom in the whole match, the costliest mistake first, as
 * links to the moments. The search starts when the panel first opens, and the player can stop it.
 */
final class ReviewPanel extends VBox {
  private final Texts texts;
  private final Projector projector;
  private final Reviewer reviewer;
  private final ListView<BetterMove> list = new ListView<>();
  private final ProgressBar bar = new ProgressBar(0);
  private final Sentence progressText = new Sentence("review-stand");
  private final HBox progress;
  private Optional<Seat> reviewed = Optional.empty();
  private Runnable stop = () -> {};
  private int all;
  private int looked;
  private boolean stopped;

  ReviewPanel(Controls controls, Projector projector, Reviewer reviewer) {
    this.texts = controls.texts();
    this.projector = projector;
    this.reviewer = reviewer;
    setId("replay-review");
    getStyleClass().addAll("table-panel", "log-panel");
    controls.group(this, "replay.review.title");
    Label title = controls.title("panel-title", "replay.review.title");
    Button close = controls.iconButton(MaterialDesignC.CLOSE, "widgets.close", () -> show(false));
    HBox head = new HBox(title, PanelStyles.keyCap("W"), Controls.spring(), close);
    head.getStyleClass().add("log-head");
    Button enough = controls.button("review-stop", "replay.review.stop", this::stop);
    bar.setId("review-progress");
    bar.setMaxWidth(Double.MAX_VALUE);
    Controls.spoken(bar, texts.live("replay.review.title"));
    HBox.setHgrow(bar, Priority.ALWAYS);
    progress = new HBox(8, bar, enough);
    progress.getStyleClass().add("log-head");
    progressText.setId("review-stand");
    list.setId("review-lines");
    Controls.spoken(list, texts.live("replay.review.title"));
    MomentCell.fill(list, projector, better -> better.decision().at(), this::words);
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().addAll(head, progressText, progress, list);
    projector.atProperty().subscribe(list::refresh);
    texts.whileSeen(this, this::say);
    show(false);
  }

  /** Shows or hides the panel. */
  void show(boolean shown) {
    Controls.show(this, shown);
    if (shown) {
      begin();
    }
  }

  /** Starts again for another seat at the bottom, if the panel is open. */
  void rebuild() {
    if (isVisible()) {
      begin();
    }
  }

  /** Stops the search and keeps its results. */
  void stop() {
    stop.run();
    stopped = looked < all;
    say();
  }

  private void begin() {
    if (reviewed.equals(Optional.of(projector.viewer()))) {
      say();
      return;
    }
    stop.run();
    reviewed = Optional.of(projector.viewer());
    list.getItems().clear();
    looked = 0;
    stopped = false;
    List<Decision> decisions = projector.moments().decisions(projector.viewer());
    all = decisions.size();
    stop = all == 0 ? () -> {} : reviewer.review(decisions, new ReviewListener());
    say();
  }

  private void say() {
    String name = projector.table().nameOf(projector.viewer());
    progressText.say(
        all == 0
            ? texts.say("replay.review.none")
            : texts.say(key(), name, looked, all, list.getItems().size()));
    bar.setProgress(all == 0 ? 0 : (double) looked / all);
    boolean runs = looked < all && !stopped;
    Controls.show(progress, runs);
    list.refresh();
  }

  private String key() {
    if (stopped) {
      return "replay.review.stopped";
    }
    return looked < all ? "replay.review.looking" : "replay.review.done";
  }

  private final class ReviewListener implements Reviewer.Listener {
    @Override
    public void found(BetterMove better) {
      list.getItems().add(better.among(list.getItems()), better);
    }

    @Override
    public void looked(int decisions) {
      looked = decisions;
      say();
    }
  }

  private String words(BetterMove better) {
    return new BetterWords(texts, projector.table()::nameOf).say(better);
  }
}
