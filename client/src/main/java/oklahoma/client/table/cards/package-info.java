/**
 * The cards on the screen: their nodes, what they show now, and how they get from one picture to
 * the next.
 */
@NullMarked
package oklahoma.client.table.cards;

import org.jspecify.annotations.NullMarked;
