/**
 * The cards, chips and panels over the table. Each is fed with plain values and tells what the
 * player wants through callbacks; none knows the table's model. Their looks are in the style sheets
 * beside them, one for each panel, which the theme imports.
 */
@NullMarked
package oklahoma.client.table.panel;

import org.jspecify.annotations.NullMarked;
