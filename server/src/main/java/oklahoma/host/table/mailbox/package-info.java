/**
 * How messages reach a table: the mailbox that its thread reads, and the guests who write to it.
 */
@NullMarked
package oklahoma.host.table.mailbox;

import org.jspecify.annotations.NullMarked;
