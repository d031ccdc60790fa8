/** The screen around a table and its services for the player: menu, sounds, scores, advice. */
@NullMarked
package oklahoma.client.match;

import org.jspecify.annotations.NullMarked;
