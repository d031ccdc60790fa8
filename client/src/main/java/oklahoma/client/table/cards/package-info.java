/**
 * The cards on the screen: their nodes, their faces, and how they move from one layout to the next.
 */
@NullMarked
package oklahoma.client.table.cards;

import org.jspecify.annotations.NullMarked;
