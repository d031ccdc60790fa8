/**
 * The connection to a host, the same for an in-process table and for one on the network. It depends
 * on no screen, and delivers every message on the executor that its caller chose.
 */
@NullMarked
package oklahoma.client.net;

import org.jspecify.annotations.NullMarked;
