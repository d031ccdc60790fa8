/** The card pictures on the screen: rasters of the program's own deck, or of an installed one. */
@NullMarked
package oklahoma.client.deck;

import org.jspecify.annotations.NullMarked;
