/**
 * The player's hand as the player arranges it: its order, its groups, and the melds in the tray.
 * All immutable.
 */
@NullMarked
package oklahoma.client.table.model.hand;

import org.jspecify.annotations.NullMarked;
