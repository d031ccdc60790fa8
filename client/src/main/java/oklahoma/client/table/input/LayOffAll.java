package oklahoma.client.table.input;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.gesture.Target;
import oklahoma.client.table.gesture.Zone;
import oklahoma.client.table.model.LayOffs;
import oklahoma.client.table.model.MoveQueue;
import oklahoma.client.table.model.MoveQueue.Play;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.text.Texts;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;

/**
 * Lays off every card that fits. First shows where each card would go; when the player confirms,
 * sends the moves as a {@link MoveQueue}.
 */
public final class LayOffAll {
  private final TableModel model;
  private final CardScene picture;
  private final MoveSender moves;
  private final TableFeedback feedback;
  private final Runnable catchUp;
  private List<Play> asked = List.of();

  /**
   * @param catchUp brings the screen up to date with the model at once
   */
  public LayOffAll(
      TableModel model,
      CardScene picture,
      MoveSender moves,
      TableFeedback feedback,
      Runnable catchUp) {
    this.model = model;
    this.picture = picture;
    this.moves = moves;
    this.feedback = feedback;
    this.catchUp = catchUp;
  }

  /** Whether a preview waits for the player's answer. */
  public boolean asked() {
    return !asked.isEmpty();
  }

  /** Shows the preview of all cards that fit. */
  public void preview() {
    asked =
        model
            .playerView()
            .seat()
            .map(me -> LayOffs.all(model.playerView().deal(), me, model.own().hand().cards()))
            .orElse(List.of());
    showHint(
        asked() ? texts().say("board.placing", asked.size()) : texts().say("board.placing.none"));
  }

  /** Shows the preview of one suggested lay-off or swap. */
  void preview(Card card, Move move) {
    asked =
        model.own().hand().cards().stream()
            .filter(held -> held.card().equals(card))
            .findFirst()
            .map(held -> List.of(new Play(held, move)))
            .orElse(List.of());
    showHint(texts().say("board.placing.suggested", feedback.words().hint(move)));
  }

  /** Brings the screen up to date first: a meld still in flight has no outline. */
  private void showHint(String sentence) {
    catchUp.run();
    light();
    feedback.showHint(sentence, feedback.frame().hand());
  }

  /** Shows the preview again, for the current places of the melds. */
  public void again() {
    if (asked()) {
      light();
    }
  }

  private void light() {
    feedback.preview(outlines());
  }

  /** Sends the moves of the preview. */
  public void confirm() {
    List<Play> wanted = asked;
    cancel();
    if (!wanted.isEmpty()) {
      moves.send(wanted, feedback.frame().hand());
    }
  }

  /** Removes the preview. */
  public void cancel() {
    asked = List.of();
    feedback.answered();
  }

  /** Removes the preview, which is out of date after a change of the table. */
  public void changed() {
    if (asked()) {
      cancel();
    }
  }

  private List<Target> outlines() {
    Map<Integer, List<Card>> added = new TreeMap<>();
    List<Target> outlines = new ArrayList<>();
    for (Play play : asked) {
      switch (play.move()) {
        case Move.LayOff(Card card, int meld, Optional<End> end) ->
            added.computeIfAbsent(meld, index -> new ArrayList<>()).add(card);
        case Move.Swap(Card card, int meld, Optional<End> end) ->
            outlines.add(outline(meld, texts().say("board.placing.swap", card)));
        default -> throw new IllegalArgumentException("no meld takes " + play.move());
      }
    }
    added.forEach(
        (meld, cards) -> outlines.add(outline(meld, texts().say("board.placing.here", cards))));
    return outlines;
  }

  private Target outline(int meld, String words) {
    return new Target(
        new Zone.AtEnd(meld, End.HIGH),
        picture.laid().melds().get(meld),
        Optional.empty(),
        new Target.Verdict.Legal(words, words));
  }

  private Texts texts() {
    return feedback.words().texts();
  }
}
