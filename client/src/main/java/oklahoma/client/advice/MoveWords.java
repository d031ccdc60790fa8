package oklahoma.client.advice;

import java.util.function.IntFunction;
import oklahoma.client.text.Texts;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;

/** Moves in words, as one advises them: {@code Discard 7♠.} */
public final class MoveWords {
  private final Texts texts;

  /** In these words. */
  public MoveWords(Texts texts) {
    this.texts = texts;
  }

  /**
   * A move.
   *
   * @param owner what the owner of a meld on the table is called, by the meld's place
   */
  public String say(Move move, IntFunction<String> owner) {
    return switch (move) {
      case Move.Draw draw -> texts.say("board.hint.draw");
      case Move.Take take -> texts.say("board.hint.take");
      case Move.Claim claim -> texts.say("board.hint.claim");
      case Move.Pass pass -> texts.say("board.hint.pass");
      case Move.Discard(Card card) -> texts.say("board.hint.discard", card);
      case Move.LayDown down -> texts.say("board.hint.lay");
      case Move.LayOff off -> texts.say("board.hint.add", off.card(), owner.apply(off.meld()));
      case Move.Knock knock -> texts.say("board.hint.knock");
      case Move.Displace wild ->
          texts.say("board.hint.swap", wild.card(), owner.apply(wild.meld()));
    };
  }
}
