/** The messages between guest and host, and the version of the protocol that they belong to. */
@NullMarked
package oklahoma.protocol.messages;

import org.jspecify.annotations.NullMarked;
