package oklahoma.client.advice;

import java.util.function.Function;
import java.util.function.IntFunction;
import oklahoma.client.text.Texts;
import oklahoma.rules.Deal;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;

/** Puts a suggested move into words: {@code Discard 7♠.} */
public final class MoveWords {
  private final Texts texts;

  /** Words in the language of these texts, also after the player changes it. */
  public MoveWords(Texts texts) {
    this.texts = texts;
  }

  /**
   * The sentence for a move.
   *
   * @param before the deal before the move; a meld is described by its owner
   * @param nameOf the name of a seat
   */
  public String say(Move move, Deal before, Function<Seat, String> nameOf) {
    IntFunction<String> owner = meld -> nameOf.apply(before.tableau().melds().get(meld).owner());
    return switch (move) {
      case Move.Draw draw -> texts.say("board.hint.draw");
      case Move.Take take -> texts.say("board.hint.take");
      case Move.Claim claim -> texts.say("board.hint.claim");
      case Move.Pass pass -> texts.say("board.hint.pass");
      case Move.Discard(Card card) -> texts.say("board.hint.discard", card);
      case Move.LayDown down ->
          texts.say(
              switch (before) {
                case Oklahoma oklahoma -> "board.hint.lay";
                case Gin gin -> "board.hint.show";
              });
      case Move.LayOff off -> texts.say("board.hint.add", off.card(), owner.apply(off.meld()));
      case Move.Knock knock -> texts.say("board.hint.knock");
      case Move.Swap wild -> texts.say("board.hint.swap", wild.card(), owner.apply(wild.meld()));
    };
  }
}
