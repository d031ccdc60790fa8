package oklahoma.client.lesson;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Deal;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.notation.ProposedMove;

/**
 * One step of a lesson: what the player should do now.
 *
 * @param key the text key of the task; with {@code .right} that of the praise, if any
 * @param paragraph the beginning of the key of the paragraph about it in the rule book
 * @param cards the cards that its sentences name
 * @param fresh the deal that begins with this step; if empty, the current deal continues
 * @param before the moves of the other players before this step
 * @param goal what the player has to do
 * @param at where the coach points
 * @param mistakes legal but wrong moves for which there are special comments
 */
record LessonStep(
    String key,
    String paragraph,
    List<Card> cards,
    Optional<Deal> fresh,
    List<ProposedMove> before,
    Goal goal,
    Pointing at,
    List<Mistake> mistakes) {

  /** A kind of wrong move, and the text key of the comment on it. */
  record Mistake(Class<? extends Move> kind, String key) {}

  LessonStep {
    cards = List.copyOf(cards);
    before = List.copyOf(before);
    mistakes = List.copyOf(mistakes);
  }

  /** The right moves; empty if the goal is not a move. */
  List<Move> right() {
    return switch (goal) {
      case Goal.Moves(List<Move> right) -> right;
      case Goal.Staged _, Goal.Read _ -> List.of();
    };
  }

  /** Whether the step follows the one before at once, in the same position. */
  boolean follows() {
    return fresh.isEmpty() && before.isEmpty();
  }

  /** The text key of the praise. */
  String praise() {
    return key + ".right";
  }

  /** The text key of the comment on cards in the tray that belong to no meld. */
  String invalid() {
    return key + ".strange";
  }

  /** The text key of the comment on a wrong move; empty if the move is right. */
  Optional<String> mistake(Move made) {
    if (right().stream().anyMatch(wanted -> alike(wanted, made))) {
      return Optional.empty();
    }
    return Optional.of(
        mistakes.stream()
            .filter(slip -> slip.kind().isInstance(made))
            .findFirst()
            .map(Mistake::key)
            .orElse("lesson.other"));
  }

  /** Compares two moves, but not how the cards are arranged in melds: that is up to the player. */
  private static boolean alike(Move wanted, Move made) {
    return switch (made) {
      case Move.Draw draw -> wanted.equals(draw);
      case Move.Take take -> wanted.equals(take);
      case Move.Claim claim -> wanted.equals(claim);
      case Move.Pass pass -> wanted.equals(pass);
      case Move.Discard discard -> wanted.equals(discard);
      case Move.LayDown down -> wanted instanceof Move.LayDown;
      case Move.LayOff(Card card, int meld, var end) ->
          wanted instanceof Move.LayOff off && off.card().equals(card) && off.meld() == meld;
      case Move.Swap(Card card, int meld, var end) ->
          wanted instanceof Move.Swap swap && swap.card().equals(card) && swap.meld() == meld;
      case Move.Knock knock -> wanted instanceof Move.Knock;
    };
  }
}
