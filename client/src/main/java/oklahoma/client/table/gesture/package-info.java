/**
 * From a gesture to the intended move: what is carried, where it could be dropped, and what that
 * would mean. Independent of nodes; the table view draws what is decided here.
 */
@NullMarked
package oklahoma.client.table.gesture;

import org.jspecify.annotations.NullMarked;
