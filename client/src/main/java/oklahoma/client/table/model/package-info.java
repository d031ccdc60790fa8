/**
 * The table as its player knows it, without JavaFX nodes: the visible deal, the legal moves, the
 * arrangement of the player's own cards, and the log.
 */
@NullMarked
package oklahoma.client.table.model;

import org.jspecify.annotations.NullMarked;
