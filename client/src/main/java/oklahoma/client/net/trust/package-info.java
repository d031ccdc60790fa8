/** Who is at the other end of a line: addresses, the keys of hosts, what a guest can show. */
@NullMarked
package oklahoma.client.net.trust;

import org.jspecify.annotations.NullMarked;
