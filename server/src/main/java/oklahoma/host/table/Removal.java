package oklahoma.host.table;

import java.util.List;
import java.util.Optional;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.Roster;
import oklahoma.protocol.Farewell;
import oklahoma.protocol.GuestMark;

/** Sends people away for good, from either room. */
record Removal(Stage room, Roster roll) {

  /**
   * Somebody goes at the owner's word.
   *
   * @param keepOut whether nobody with the same program is let in any more, as far as it is known
   */
  void of(Participant unwelcome, boolean keepOut) {
    Optional<GuestMark> mark = keepOut ? roll.markToKeepOut(unwelcome) : Optional.empty();
    if (mark.isEmpty()) {
      of(unwelcome, Farewell.REMOVED);
    } else {
      room.admit(room.admission().keepingOut(unwelcome.name(), mark.get()));
      roll.company(unwelcome).forEach(each -> of(each, Farewell.KEPT_OUT));
    }
  }

  /** Whether somebody can be kept out, and not only removed. */
  boolean canKeepOut(Participant unwelcome) {
    return roll.markToKeepOut(unwelcome).isPresent();
  }

  /** Everybody who goes when somebody is kept out, or removed. */
  List<Participant> leaving(Participant unwelcome, boolean keepOut) {
    return keepOut && canKeepOut(unwelcome) ? roll.company(unwelcome) : List.of(unwelcome);
  }

  /** Somebody goes and is told why. */
  void of(Participant person, Farewell reason) {
    room.left(person);
    roll.remove(person);
    person.guest().ifPresent(guest -> guest.bye(reason));
  }
}
