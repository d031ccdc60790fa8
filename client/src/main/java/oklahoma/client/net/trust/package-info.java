/**
 * Who is at the other end of a connection: addresses, the keys of hosts, and what a guest shows.
 */
@NullMarked
package oklahoma.client.net.trust;

import org.jspecify.annotations.NullMarked;
