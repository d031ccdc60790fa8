/** The deck of cards: our own vector art, and its rasters for the screen. */
@NullMarked
package oklahoma.client.deck;

import org.jspecify.annotations.NullMarked;
