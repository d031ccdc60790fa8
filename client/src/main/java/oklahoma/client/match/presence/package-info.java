/** Presence: the player's own connection to a table, and the other people at it. */
@NullMarked
package oklahoma.client.match.presence;

import org.jspecify.annotations.NullMarked;
