/** The log of a table: events of the play, actions of the owner, and people who come and go. */
@NullMarked
package oklahoma.client.table.model.log;

import org.jspecify.annotations.NullMarked;
