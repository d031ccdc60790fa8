/** The identities at both ends of a connection: addresses, host keys, passwords and marks. */
@NullMarked
package oklahoma.client.net.trust;

import org.jspecify.annotations.NullMarked;
