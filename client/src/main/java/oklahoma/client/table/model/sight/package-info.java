/** What the player sees of a deal, and the player's current moves. */
@NullMarked
package oklahoma.client.table.model.sight;

import org.jspecify.annotations.NullMarked;
