/**
 * The people at a table: the roster, the seats of a match, how long a lost seat is kept, and the
 * password.
 */
@NullMarked
package oklahoma.host.table.people;

import org.jspecify.annotations.NullMarked;
