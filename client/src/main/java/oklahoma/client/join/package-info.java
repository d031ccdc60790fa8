/** The way to a table on the network: an address is read, a host looked at, a table chosen. */
@NullMarked
package oklahoma.client.join;

import org.jspecify.annotations.NullMarked;
