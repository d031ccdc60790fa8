package oklahoma.client.table.input;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import oklahoma.client.table.gesture.Carried;
import oklahoma.client.table.gesture.DropMeaning;
import oklahoma.client.table.gesture.Gesture;
import oklahoma.client.table.gesture.Target;
import oklahoma.client.table.gesture.Target.Verdict;
import oklahoma.client.table.model.LayOffs;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.text.Why;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;

/** Turns the meaning of a drop into a move, whether a drag, a lifted card or a click caused it. */
public final class DropMoves {
  private final TableModel model;
  private final MoveSender moves;
  private final Targets targets;
  private final ClaimAnswers claims;
  private final Commands commands;

  /** The cards of a drop; the methods say what happens to them. */
  public interface Dropped {
    /** The cards return, without a reason being shown. */
    void back();

    /** The cards return, and the reason is shown. */
    void back(Why why);

    /** The move has been sent: the cards stay until the host answers. */
    void stay(Move move);

    /**
     * The moves of these cards have been sent or queued. The others return.
     *
     * @param misfit why the first of the others does not fit; empty if all fit
     */
    void stay(Set<Integer> ids, Optional<Why> misfit);

    /**
     * The cards go to the tray.
     *
     * @param staging puts them there in the model
     */
    void staged(Runnable staging);
  }

  public DropMoves(
      TableModel model, MoveSender moves, Targets targets, ClaimAnswers claims, Commands commands) {
    this.model = model;
    this.moves = moves;
    this.targets = targets;
    this.claims = claims;
    this.commands = commands;
  }

  /** Acts on a drop on a zone. */
  public void drop(Carried carried, Target target, Dropped cards) {
    switch (target.verdict()) {
      case Verdict.Illegal(Why why) -> cards.back(why);
      case Verdict.Legal legal -> act(carried, Gesture.of(carried, target.zone()), cards);
    }
  }

  private void act(Carried carried, DropMeaning meaning, Dropped cards) {
    switch (meaning) {
      case DropMeaning.Plays(Move move) -> {
        if (commands.asksFirst(move)) {
          cards.back();
        } else {
          play(carried, move, cards);
        }
      }
      case DropMeaning.Draws draws -> fromPile(carried, claims::draw, new Move.Draw(), cards);
      case DropMeaning.Takes takes -> fromPile(carried, claims::take, new Move.Take(), cards);
      case DropMeaning.Adds(int meld, End end) -> add((Carried.Own) carried, meld, end, cards);
      case DropMeaning.Stages(int slot) ->
          cards.staged(() -> model.own().stage(slot, ((Carried.Own) carried).ids()));
      case DropMeaning.Declares(Card card) -> {
        cards.back();
        commands.declare(card);
      }
      case DropMeaning.Keeps _, DropMeaning.Never _ -> cards.back();
    }
  }

  /** While claims are open a drop is an answer, which moves no card; so the card returns. */
  private void fromPile(Carried carried, Runnable answer, Move move, Dropped cards) {
    if (model.promptProperty().get() instanceof Prompt.Claim) {
      cards.back();
      answer.run();
    } else {
      play(carried, move, cards);
    }
  }

  private void play(Carried carried, Move move, Dropped cards) {
    Set<Integer> ids = carried instanceof Carried.Own own ? Set.copyOf(own.ids()) : Set.of();
    moves.ask(move, ids).ifPresentOrElse(cards::back, () -> cards.stay(move));
  }

  /**
   * The cards that fit stay at the meld until the host answers; the others return, with the reason.
   */
  private void add(Carried.Own own, int meld, End end, Dropped cards) {
    LayOffs.Onto onto = targets.onMelds().onto(own, meld, end);
    Set<Integer> fitting =
        onto.plays().stream().map(play -> play.held().id()).collect(Collectors.toSet());
    moves
        .ask(onto.plays())
        .ifPresentOrElse(
            cards::back, () -> cards.stay(fitting, targets.onMelds().misfit(onto, meld)));
  }
}
