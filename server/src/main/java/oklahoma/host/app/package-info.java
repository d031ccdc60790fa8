/**
 * The host without a screen: a command that opens tables with lobbies and lets guests in over the
 * network. It needs no display and no display library.
 */
@NullMarked
package oklahoma.host.app;

import org.jspecify.annotations.NullMarked;
