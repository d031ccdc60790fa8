/**
 * The state that a table saves so that it can continue after a restart, and the code that reads it.
 */
@NullMarked
package oklahoma.host.table.snapshot;

import org.jspecify.annotations.NullMarked;
