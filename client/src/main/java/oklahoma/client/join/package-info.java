/** Joining a table on the network: an address is read, a host queried, a table chosen. */
@NullMarked
package oklahoma.client.join;

import org.jspecify.annotations.NullMarked;
