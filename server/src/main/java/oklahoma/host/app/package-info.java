/**
 * The commands that need no display. One hosts tables with lobbies over the network; it also shows
 * the status of a host and exports the matches of its journal. The others measure bots against each
 * other and verify that recorded deals were fair. None needs a display library.
 */
@NullMarked
package oklahoma.host.app;

import org.jspecify.annotations.NullMarked;
