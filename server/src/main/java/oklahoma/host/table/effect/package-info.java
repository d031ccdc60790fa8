/** The effects of a table: entries for the journal, messages for guests, questions to bots. */
@NullMarked
package oklahoma.host.table.effect;

import org.jspecify.annotations.NullMarked;
