package oklahoma.host.table;

import oklahoma.host.table.people.Roster;
import oklahoma.protocol.lobby.TableLabel;

/**
 * How a table looks from outside, after its last message.
 *
 * @param open whether somebody could sit down
 * @param roster whose seats are kept
 */
record TableListing(TableLabel label, boolean open, Roster roster) {}
