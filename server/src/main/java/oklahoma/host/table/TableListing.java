package oklahoma.host.table;

import java.util.Optional;
import oklahoma.host.lobby.Admission;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.Regulars;
import oklahoma.host.table.people.Roster;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.lobby.TableLabel;

/**
 * How a table looks from outside, after its last message.
 *
 * @param label as strangers see it
 * @param kept as those see it whose seats are kept, who are to come back and not to begin again
 * @param open whether somebody could sit down
 * @param roster whose seats are kept
 * @param regulars who may know who is there
 * @param admission who is let in
 */
record TableListing(
    TableLabel label,
    TableLabel kept,
    boolean open,
    Roster roster,
    Regulars regulars,
    Admission admission) {

  /** As somebody sees it who shows this mark. */
  TableLabel label(Optional<GuestMark> mark) {
    boolean sits =
        mark.isPresent() && roster.sitting().anyMatch(person -> person.mark().equals(mark));
    TableLabel shown = sits ? kept : label;
    return regulars.know(mark) && !admission.keepsOut(mark)
        ? shown.telling(roster.sitting().filter(Participant::here).map(Participant::name).toList())
        : shown;
  }
}
