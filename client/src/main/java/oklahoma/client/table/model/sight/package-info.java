/** What the player sees of a deal, and the moves that the player has now. */
@NullMarked
package oklahoma.client.table.model.sight;

import org.jspecify.annotations.NullMarked;
