/** The table on the screen: seats, piles, melds, tray, words and what only gin has, in one view. */
@NullMarked
package oklahoma.client.table.view;

import org.jspecify.annotations.NullMarked;
