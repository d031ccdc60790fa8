/**
 * One's own hand as one keeps it: its order, its groups, and what is put together in the tray; all
 * of it immutable.
 */
@NullMarked
package oklahoma.client.table.model.hand;

import org.jspecify.annotations.NullMarked;
