package oklahoma.client.replay.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;
import oklahoma.client.match.score.CardRow;
import oklahoma.client.table.panel.Sentence;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.ReadingCard;
import oklahoma.client.ui.controls.Controls;
import oklahoma.rules.Seat;

/**
 * The better moves of the deal or the match that has just ended: a sentence for each, with the hand
 * at that moment, the costliest mistake first. The search runs while the panel is shown; nothing
 * else waits for it.
 */
public final class DealReviewPanel extends VBox {
  private static final double WIDE = 640;
  private static final double TALL = 360;
  private static final double BAR = 16;
  private static final double EDGE = 4;

  private final Texts texts;
  private final CardRow rows;
  private final Function<Seat, String> nameOf;
  private final List<Decision> moves;
  private final Sentence progressText = new Sentence("review-stand");
  private final ProgressBar bar = new ProgressBar(0);
  private final VBox found = new VBox(14);
  private final List<BetterMove> better = new ArrayList<>();
  private int looked;

  /**
   * The panel of a search that starts at once.
   *
   * @param rows shows a hand of cards
   * @param moves the player's decisions, at least one
   * @param reviewer searches for better moves
   * @param nameOf gives the name of a seat
   * @param back the action of the back button
   */
  public DealReviewPanel(
      Texts texts,
      CardRow rows,
      List<Decision> moves,
      Reviewer reviewer,
      Function<Seat, String> nameOf,
      Runnable back) {
    this.texts = texts;
    this.rows = rows;
    this.nameOf = nameOf;
    this.moves = List.copyOf(moves);
    Controls controls = new Controls(texts);
    Label title = controls.title("next-contract", "replay.review.title");
    progressText.setId("deal-review-stand");
    progressText.setPrefWidth(WIDE);
    bar.setMaxWidth(Double.MAX_VALUE);
    Controls.spoken(bar, texts.live("replay.review.title"));
    List<Node> contents = List.of(title, progressText, bar, list());
    ReadingCard.make(
        this,
        texts,
        "deal-review",
        "replay.review.title",
        contents,
        controls.button("score.missed.back", back));
    say();
    texts.whileSeen(this, this::say);
    watch(reviewer);
  }

  private ScrollPane list() {
    found.setId("deal-review-found");
    found.setPadding(new Insets(0, BAR, 0, 0));
    ScrollPane list = new ScrollPane(found);
    list.setFitToWidth(true);
    list.setPrefWidth(WIDE);
    // A scroll pane ignores that sentences wrap when it computes its preferred height.
    list.prefHeightProperty().bind(found.heightProperty().add(EDGE));
    list.setMaxHeight(TALL);
    Controls.showWhile(list, Bindings.isNotEmpty(found.getChildren()));
    return list;
  }

  /** Runs the search until the panel is removed. */
  private void watch(Reviewer reviewer) {
    Runnable stop = reviewer.review(moves, new ReviewListener());
    sceneProperty()
        .addListener((scene, before, now) -> {
          if (now == null) {
            stop.run();
          }
        });
  }

  private void say() {
    boolean done = looked == moves.size();
    progressText.say(
        texts.say(
            done ? "replay.review.done" : "replay.review.looking",
            nameOf.apply(moves.getFirst().me()),
            looked,
            moves.size(),
            better.size()));
    bar.setProgress((double) looked / moves.size());
    Controls.show(bar, !done);
  }

  private final class ReviewListener implements Reviewer.Listener {
    @Override
    public void found(BetterMove one) {
      int place = one.among(better);
      better.add(place, one);
      found.getChildren().add(place, moment(one));
    }

    @Override
    public void looked(int decisions) {
      looked = decisions;
      say();
    }
  }

  private Node moment(BetterMove one) {
    Decision then = one.decision();
    BetterWords words = new BetterWords(texts, nameOf);
    Sentence sentence = new Sentence();
    sentence.setPrefWidth(WIDE - 2 * BAR);
    Runnable says = () -> sentence.say(words.say(one));
    says.run();
    VBox moment =
        new VBox(6, sentence, rows.of(then.deal().value().tableau().hand(then.me()).cards()));
    texts.whileSeen(moment, says);
    return moment;
  }
}
