/**
 * The position of every card on the screen: a pure function of the player's view and of the window
 * size.
 */
@NullMarked
package oklahoma.client.table.layout;

import org.jspecify.annotations.NullMarked;
