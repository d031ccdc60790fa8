/**
 * The cards, chips and panels over the table. Each receives plain values and reports what the
 * player wants through callbacks; none depends on the table model. Each has its own style sheet
 * beside it, which the theme imports.
 */
@NullMarked
package oklahoma.client.table.panel;

import org.jspecify.annotations.NullMarked;
