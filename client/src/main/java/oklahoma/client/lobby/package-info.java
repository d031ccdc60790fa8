/**
 * How one comes to a table on the network: the way in, and the room where all wait for the match.
 */
@NullMarked
package oklahoma.client.lobby;

import org.jspecify.annotations.NullMarked;
