/** The actions of the player at a table, and the move that a drop means. */
@NullMarked
package oklahoma.client.table.input;

import org.jspecify.annotations.NullMarked;
