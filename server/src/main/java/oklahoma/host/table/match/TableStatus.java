package oklahoma.host.table.match;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;

/**
 * What is the same for every viewer of a match.
 *
 * @param seats who sits where, in seat order
 * @param owner who may tend the table
 * @param ready the seats that are ready for the next deal or match
 * @param millisLeft of the moment; no limit if empty
 * @param onlookers who watches
 * @param help what help there is at the table
 */
record TableStatus(
    List<SeatLabel> seats,
    Optional<Seat> owner,
    Set<Seat> ready,
    OptionalLong millisLeft,
    List<Name> onlookers,
    TableHelp help) {}
