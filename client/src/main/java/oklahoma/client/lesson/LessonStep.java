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
 * @param key of the sentence that says what to do and why; with {@code .right} the praise, if any
 * @param paragraph what the key of the paragraph about it in the rule book begins with
 * @param cards the cards that its sentences name
 * @param fresh the deal that begins with it; empty if the one before goes on
 * @param before what the others do before it
 * @param goal what is right
 * @param at where the coach points
 * @param slips legal moves that are not right, and have a sentence of their own
 */
record LessonStep(
    String key,
    String paragraph,
    List<Card> cards,
    Optional<Deal> fresh,
    List<ProposedMove> before,
    Goal goal,
    Pointing at,
    List<Slip> slips) {

  /** A kind of move that is not right, and the key of what it costs. */
  record Slip(Class<? extends Move> kind, String key) {}

  LessonStep {
    cards = List.copyOf(cards);
    before = List.copyOf(before);
    slips = List.copyOf(slips);
  }

  /** The moves that are right; none if the step wants something else. */
  List<Move> right() {
    return switch (goal) {
      case Goal.Moves(List<Move> right) -> right;
      case Goal.Staged _, Goal.Read _ -> List.of();
    };
  }

  /** Whether it goes on where the step before has ended, and at once. */
  boolean follows() {
    return fresh.isEmpty() && before.isEmpty();
  }

  /** The key of the praise. */
  String praise() {
    return key + ".right";
  }

  /** The key of the sentence about cards that belong in no meld. */
  String strange() {
    return key + ".strange";
  }

  /** The key of what is said of a move that is not right; empty if it is. */
  Optional<String> slip(Move made) {
    if (right().stream().anyMatch(wanted -> alike(wanted, made))) {
      return Optional.empty();
    }
    return Optional.of(
        slips.stream()
            .filter(slip -> slip.kind().isInstance(made))
            .findFirst()
            .map(Slip::key)
            .orElse("lesson.other"));
  }

  /** How the cards of melds are arranged is the player's own business. */
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
      case Move.Displace(Card card, int meld, var end) ->
          wanted instanceof Move.Displace swap && swap.card().equals(card) && swap.meld() == meld;
      case Move.Knock knock -> wanted instanceof Move.Knock;
    };
  }
}
