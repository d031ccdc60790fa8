/**
 * A match at a table: its play, its clock and its bots, the pauses between deals, and the updates
 * for everybody.
 */
@NullMarked
package oklahoma.host.table.match;

import org.jspecify.annotations.NullMarked;
