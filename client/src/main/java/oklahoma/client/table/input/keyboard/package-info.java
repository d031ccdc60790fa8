/** Plays with the keyboard: the walk of the focus, the keys of the hand and of the screen. */
@NullMarked
package oklahoma.client.table.input.keyboard;

import org.jspecify.annotations.NullMarked;
