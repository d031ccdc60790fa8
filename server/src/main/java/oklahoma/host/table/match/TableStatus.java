package oklahoma.host.table.match;

import java.util.OptionalLong;
import java.util.Set;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.rules.Seat;

/**
 * The part of an update that is the same for every viewer of a match.
 *
 * @param ready the seats that are ready for the next deal or match
 * @param millisLeft the time left; empty without a limit
 * @param help the help that the table allows
 */
record TableStatus(SeatingView seating, Set<Seat> ready, OptionalLong millisLeft, TableHelp help) {}
