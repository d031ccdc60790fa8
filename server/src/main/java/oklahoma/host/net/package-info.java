/**
 * The host's side of a connection: frames, the codec, the handler that waits for a hello, the
 * limits, and the session that carries messages to and from a table. Nothing here blocks: event
 * loops only pass messages on.
 */
@NullMarked
package oklahoma.host.net;

import org.jspecify.annotations.NullMarked;
