/** Play with the keyboard: focus traversal, and the keys of the hand and of the screen. */
@NullMarked
package oklahoma.client.table.input.keyboard;

import org.jspecify.annotations.NullMarked;
