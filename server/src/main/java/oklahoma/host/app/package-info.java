/**
 * The commands without a screen. One opens tables with lobbies and lets guests in over the network;
 * it also shows the status of a host and exports the matches of its journal. The others measure
 * bots against each other and check whether recorded deals were fair. None needs a display or a
 * display library.
 */
@NullMarked
package oklahoma.host.app;

import org.jspecify.annotations.NullMarked;
