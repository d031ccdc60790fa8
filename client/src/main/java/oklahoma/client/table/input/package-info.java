/** What a player can ask for at a table, and which move a drop means. */
@NullMarked
package oklahoma.client.table.input;

import org.jspecify.annotations.NullMarked;
