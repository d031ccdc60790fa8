/** What a player can ask for at a table, and which move is meant by a drop. */
@NullMarked
package oklahoma.client.table.input;

import org.jspecify.annotations.NullMarked;
