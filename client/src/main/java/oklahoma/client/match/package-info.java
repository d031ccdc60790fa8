/**
 * The screen around a table, and what the program does for the player there: menu, sounds, scores,
 * advice.
 */
@NullMarked
package oklahoma.client.match;

import org.jspecify.annotations.NullMarked;
