/** Plays with the mouse, a pen or a finger: what is under it, what a click does, and drags. */
@NullMarked
package oklahoma.client.table.input.pointer;

import org.jspecify.annotations.NullMarked;
