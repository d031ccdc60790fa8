package oklahoma.host.table;

import java.util.List;
import java.util.Optional;
import oklahoma.host.table.effect.Outbox;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.Roster;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.messages.Farewell;

/** Sends people away for good, from either room. */
record Removal(Stage stage, Roster roster, Outbox outbox) {

  /**
   * Somebody goes at the owner's word.
   *
   * @param keepOut whether nobody with the same program is let in any more, as far as it is known
   */
  void of(Participant unwelcome, boolean keepOut) {
    Optional<GuestMark> mark = keepOut ? roster.markToKeepOut(unwelcome) : Optional.empty();
    if (mark.isEmpty()) {
      of(unwelcome, Farewell.REMOVED);
    } else {
      stage.admit(stage.admission().keepingOut(unwelcome.name(), mark.get()));
      roster.fromSameProgram(unwelcome).forEach(each -> of(each, Farewell.KEPT_OUT));
    }
  }

  /** Whether somebody can be kept out, and not only removed. */
  boolean canKeepOut(Participant unwelcome) {
    return roster.markToKeepOut(unwelcome).isPresent();
  }

  /** Everybody who goes when somebody is kept out, or removed. */
  List<Participant> leaving(Participant unwelcome, boolean keepOut) {
    return keepOut && canKeepOut(unwelcome)
        ? roster.fromSameProgram(unwelcome)
        : List.of(unwelcome);
  }

  /** Somebody goes and is told why. */
  void of(Participant person, Farewell reason) {
    stage.left(person);
    roster.remove(person);
    person.guest().ifPresent(guest -> outbox.bye(guest, reason));
  }
}
