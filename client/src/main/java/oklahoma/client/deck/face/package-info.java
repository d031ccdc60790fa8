/** Composes the faces and backs of cards of drawings. */
@NullMarked
package oklahoma.client.deck.face;

import org.jspecify.annotations.NullMarked;
