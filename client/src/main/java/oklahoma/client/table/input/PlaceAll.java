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
 * Lays off every card that fits: first it shows what would go where; if the player confirms, the
 * moves go out as a {@link MoveQueue}.
 */
public final class PlaceAll {
  private final TableModel model;
  private final CardScene picture;
  private final MoveSender moves;
  private final TableFeedback feedback;
  private final Runnable catchUp;
  private List<Play> asked = List.of();

  /**
   * @param catchUp shows at once all that has happened
   */
  public PlaceAll(
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

  /** Whether the player is shown what would be placed and has not answered yet. */
  public boolean asked() {
    return !asked.isEmpty();
  }

  /** Shows what would be placed. */
  public void preview() {
    asked =
        model
            .sight()
            .seat()
            .map(me -> LayOffs.all(model.sight().deal(), me, model.own().hand().cards()))
            .orElse(List.of());
    tell(asked() ? texts().say("board.placing", asked.size()) : texts().say("board.placing.none"));
  }

  /** Shows where one of the player's cards would be placed by a move that is suggested. */
  void preview(Card card, Move move) {
    asked =
        model.own().hand().cards().stream()
            .filter(held -> held.card().equals(card))
            .findFirst()
            .map(held -> List.of(new Play(held, move)))
            .orElse(List.of());
    tell(texts().say("board.placing.suggested", feedback.words().hint(move)));
  }

  /** A meld that is still on its way would have no outline yet. */
  private void tell(String sentence) {
    catchUp.run();
    light();
    feedback.tell(sentence, feedback.frame().hand());
  }

  /** Shows it where the melds lie now. */
  public void again() {
    if (asked()) {
      light();
    }
  }

  private void light() {
    feedback.preview(outlines());
  }

  /** Places what is shown. */
  public void confirm() {
    List<Play> wanted = asked;
    cancel();
    if (!wanted.isEmpty()) {
      moves.send(wanted, feedback.frame().hand());
    }
  }

  /** Shows nothing any more. */
  public void cancel() {
    asked = List.of();
    feedback.answered();
  }

  /** The table has changed: what was shown is out of date. */
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
        case Move.Displace(Card card, int meld, Optional<End> end) ->
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
