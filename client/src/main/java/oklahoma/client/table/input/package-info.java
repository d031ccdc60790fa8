/**
 * Playing by pointer and by keys: what is pressed, carried and dropped, and which move is meant by
 * it.
 */
@NullMarked
package oklahoma.client.table.input;

import org.jspecify.annotations.NullMarked;
