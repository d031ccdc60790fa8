/**
 * The connection to a host, the same for an in-process table and for one on the network. It depends
 * on no screen, and passes every message to the thread it is given.
 */
@NullMarked
package oklahoma.client.net;

import org.jspecify.annotations.NullMarked;
