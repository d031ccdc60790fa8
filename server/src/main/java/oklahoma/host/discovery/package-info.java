/**
 * How programs find a host on the local network. A finder asks on UDP, by multicast and by
 * broadcast on every interface, which hosts have tables; the host answers each question to its
 * sender, and sends nothing by itself. Without discovery a guest joins by address.
 */
@NullMarked
package oklahoma.host.discovery;

import org.jspecify.annotations.NullMarked;
