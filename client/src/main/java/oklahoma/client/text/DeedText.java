package oklahoma.client.text;

import java.util.function.Function;
import oklahoma.protocol.messages.Deed;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;

/** Says in a sentence what the owner of a table has done, addressed to the reader. */
public final class DeedText {
  private final Texts texts;
  private final Function<Seat, String> names;
  private final Viewer me;

  /**
   * @param names what the players are called
   * @param me who reads it
   */
  public DeedText(Texts texts, Function<Seat, String> names, Viewer me) {
    this.texts = texts;
    this.names = names;
    this.me = me;
  }

  /** The sentence. */
  public String say(Deed deed) {
    return switch (deed) {
      case Deed.OfSeat(Seat owner, Deed.Kind kind, Seat seat, int after) ->
          about(owner, kind, seat);
      case Deed.ClosedWindow closed -> byOwner("closed", closed.owner());
      case Deed.EndedPause ended -> byOwner("pause", ended.owner());
    };
  }

  private String about(Seat owner, Deed.Kind kind, Seat seat) {
    if (owner == me) {
      return texts.say("log.deed.you." + kind.name(), names.apply(seat));
    }
    return seat == me
        ? texts.say("log.deed.to-you." + kind.name(), names.apply(owner))
        : texts.say("log.deed.they." + kind.name(), names.apply(owner), names.apply(seat));
  }

  private String byOwner(String what, Seat owner) {
    return owner == me
        ? texts.say("log.deed.you." + what)
        : texts.say("log.deed.they." + what, names.apply(owner));
  }
}
