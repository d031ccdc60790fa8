/** The messages between guest and host, and the protocol version. */
@NullMarked
package oklahoma.protocol.messages;

import org.jspecify.annotations.NullMarked;
