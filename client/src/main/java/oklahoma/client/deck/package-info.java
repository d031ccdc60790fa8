/**
 * The pictures of cards for the screen: rasters of the deck's art, or of a deck that is installed.
 */
@NullMarked
package oklahoma.client.deck;

import org.jspecify.annotations.NullMarked;
