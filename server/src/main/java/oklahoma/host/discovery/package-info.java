/**
 * Discovery of hosts on the local network. A program asks over UDP, by multicast and by broadcast
 * on every interface, which hosts have tables; a host answers the sender and sends nothing unasked.
 * Without discovery a guest joins by address.
 */
@NullMarked
package oklahoma.host.discovery;

import org.jspecify.annotations.NullMarked;
