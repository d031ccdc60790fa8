/** The table view: seats, piles, melds, tray, texts and the parts that only gin has. */
@NullMarked
package oklahoma.client.table.view;

import org.jspecify.annotations.NullMarked;
