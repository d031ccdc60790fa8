/** The sentences of a table: its status, its log, its refusals and its tray. */
@NullMarked
package oklahoma.client.table.words;

import org.jspecify.annotations.NullMarked;
