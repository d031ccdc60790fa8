/**
 * The cards, chips and panels over the table. They receive plain values and report the player's
 * choices through callbacks; none depends on the table model. Each has its own style sheet beside
 * it, which the theme imports.
 */
@NullMarked
package oklahoma.client.table.panel;

import org.jspecify.annotations.NullMarked;
