/** The sentences of a table: status, log, refusals and tray. */
@NullMarked
package oklahoma.client.table.words;

import org.jspecify.annotations.NullMarked;
