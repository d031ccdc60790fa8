/**
 * From a hand's movement to a meant move: what is carried, where it could be dropped, what that
 * would mean. Knows no node; the table draws what is decided here.
 */
@NullMarked
package oklahoma.client.table.gesture;

import org.jspecify.annotations.NullMarked;
