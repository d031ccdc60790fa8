package oklahoma.host.table.match;

import java.util.OptionalLong;
import java.util.Set;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.rules.Seat;

/**
 * The part of an update that is the same for every viewer of a match.
 *
 * @param ready the seats that are ready for the next deal or match
 * @param millisLeft of the moment; no limit if empty
 * @param help what help there is at the table
 */
record TableStatus(SeatingView seating, Set<Seat> ready, OptionalLong millisLeft, TableHelp help) {}
