/** The player's choices for the look of the cards. */
@NullMarked
package oklahoma.client.deck.style;

import org.jspecify.annotations.NullMarked;
