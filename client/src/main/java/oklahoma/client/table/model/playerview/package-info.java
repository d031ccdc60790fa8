/** The player's view of a deal, and the prompts for the player's moves. */
@NullMarked
package oklahoma.client.table.model.playerview;

import org.jspecify.annotations.NullMarked;
