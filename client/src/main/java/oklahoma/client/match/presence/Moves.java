package oklahoma.client.match.presence;

import oklahoma.client.text.Texts;
import oklahoma.rules.Move;

/** Short texts for a move that waits for the host's answer. */
final class Moves {

  private Moves() {}

  static String words(Move move, Texts texts) {
    return switch (move) {
      case Move.Draw draw -> texts.say("presence.move.draw");
      case Move.Take take -> texts.say("presence.move.take");
      case Move.Claim claim -> texts.say("presence.move.claim");
      case Move.Pass pass -> texts.say("presence.move.pass");
      case Move.Discard discard -> texts.say("presence.move.discard", discard.card());
      case Move.LayDown down -> texts.say("presence.move.lay-down");
      case Move.LayOff off -> texts.say("presence.move.lay-off", off.card());
      case Move.Knock knock -> texts.say("presence.move.knock");
      case Move.Swap wild -> texts.say("presence.move.swap", wild.card());
    };
  }
}
