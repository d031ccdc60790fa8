/**
 * The line to a host: the same for a table in this program and for one on the network. Knows no
 * screen; what it hears goes to the thread that it gets.
 */
@NullMarked
package oklahoma.client.net;

import org.jspecify.annotations.NullMarked;
