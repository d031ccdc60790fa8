/** The mailbox of a table, which its thread reads, and the guests who send to it. */
@NullMarked
package oklahoma.host.table.mailbox;

import org.jspecify.annotations.NullMarked;
