/** The artist's drawings: SVG files, and style sheets for their colours. */
@NullMarked
package oklahoma.client.deck.art;

import org.jspecify.annotations.NullMarked;
