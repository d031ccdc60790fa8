/**
 * The player's hand: its order, its groups, and the melds in the tray. Only {@link
 * oklahoma.client.table.model.hand.History} is mutable.
 */
@NullMarked
package oklahoma.client.table.model.hand;

import org.jspecify.annotations.NullMarked;
