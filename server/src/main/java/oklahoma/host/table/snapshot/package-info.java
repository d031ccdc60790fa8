/**
 * The state that a table writes so that it can go on after a restart, and how the host reads it.
 */
@NullMarked
package oklahoma.host.table.snapshot;

import org.jspecify.annotations.NullMarked;
