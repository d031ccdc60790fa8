/**
 * A match at a table: its play, its clock and its bots, what is between its deals, and what
 * everybody hears of it.
 */
@NullMarked
package oklahoma.host.table.match;

import org.jspecify.annotations.NullMarked;
