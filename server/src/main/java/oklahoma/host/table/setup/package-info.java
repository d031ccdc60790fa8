/**
 * The setup of a table: its rules and chairs, the pace of its bots, its randomness and its clock.
 */
@NullMarked
package oklahoma.host.table.setup;

import org.jspecify.annotations.NullMarked;
