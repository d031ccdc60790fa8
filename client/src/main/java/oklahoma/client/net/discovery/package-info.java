/** Finds tables on the local network, and tests whether others can reach the player's own. */
@NullMarked
package oklahoma.client.net.discovery;

import org.jspecify.annotations.NullMarked;
