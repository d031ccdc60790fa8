/** Composes the faces and backs of cards from the drawings. */
@NullMarked
package oklahoma.client.deck.face;

import org.jspecify.annotations.NullMarked;
