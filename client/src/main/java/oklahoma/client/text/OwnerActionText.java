package oklahoma.client.text;

import java.util.function.Function;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;

/** Tells the actions of a table's owner in sentences, addressed to the reader. */
public final class OwnerActionText {
  private final Texts texts;
  private final Function<Seat, String> names;
  private final Viewer me;

  /**
   * @param names gives the name of a seat
   * @param me the reader
   */
  public OwnerActionText(Texts texts, Function<Seat, String> names, Viewer me) {
    this.texts = texts;
    this.names = names;
    this.me = me;
  }

  /** The sentence for an action. */
  public String say(OwnerAction ownerAction) {
    return switch (ownerAction) {
      case OwnerAction.OfSeat(Seat owner, OwnerAction.Kind kind, Seat seat, int after) ->
          about(owner, kind, seat);
      case OwnerAction.ClosedWindow closed -> byOwner("closed", closed.owner());
      case OwnerAction.EndedPause ended -> byOwner("pause", ended.owner());
    };
  }

  private String about(Seat owner, OwnerAction.Kind kind, Seat seat) {
    if (owner == me) {
      return texts.say("log.owner.you." + kind.name(), names.apply(seat));
    }
    return seat == me
        ? texts.say("log.owner.to-you." + kind.name(), names.apply(owner))
        : texts.say("log.owner.they." + kind.name(), names.apply(owner), names.apply(seat));
  }

  private String byOwner(String what, Seat owner) {
    return owner == me
        ? texts.say("log.owner.you." + what)
        : texts.say("log.owner.they." + what, names.apply(owner));
  }
}
