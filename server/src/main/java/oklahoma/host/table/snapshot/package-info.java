/**
 * What a table writes down so that it can go on after the host was down, and how it is read again.
 */
@NullMarked
package oklahoma.host.table.snapshot;

import org.jspecify.annotations.NullMarked;
