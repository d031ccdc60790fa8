/**
 * From a gesture to the intended move: what a drag carries, where it can be dropped, and what a
 * drop means. Has no JavaFX nodes; the table view draws the decisions.
 */
@NullMarked
package oklahoma.client.table.gesture;

import org.jspecify.annotations.NullMarked;
