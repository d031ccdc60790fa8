/** Play with the mouse, a pen or a finger: hit testing, clicks, and drags. */
@NullMarked
package oklahoma.client.table.input.pointer;

import org.jspecify.annotations.NullMarked;
