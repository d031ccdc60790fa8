/**
 * The connection to a host: the same for a table in this program and for one on the network. It
 * knows no screen, and passes every message to a thread that it is given.
 */
@NullMarked
package oklahoma.client.net;

import org.jspecify.annotations.NullMarked;
