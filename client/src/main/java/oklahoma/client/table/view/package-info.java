/** The table view: seats, piles, melds, tray, texts, and the additional parts of a gin table. */
@NullMarked
package oklahoma.client.table.view;

import org.jspecify.annotations.NullMarked;
