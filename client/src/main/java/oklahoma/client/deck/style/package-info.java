/** What can be chosen of the look of cards. */
@NullMarked
package oklahoma.client.deck.style;

import org.jspecify.annotations.NullMarked;
