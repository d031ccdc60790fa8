/**
 * Who is at the other end of a connection: addresses, host keys, and how a guest identifies itself.
 */
@NullMarked
package oklahoma.client.net.trust;

import org.jspecify.annotations.NullMarked;
