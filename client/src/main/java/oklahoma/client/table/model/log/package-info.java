/** The log of a table, line by line: events, acts of the owner, arrivals and departures. */
@NullMarked
package oklahoma.client.table.model.log;

import org.jspecify.annotations.NullMarked;
