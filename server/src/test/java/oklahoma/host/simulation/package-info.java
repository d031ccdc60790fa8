/** A whole evening of a host in virtual time on one thread, decided by one seed. */
@NullMarked
package oklahoma.host.simulation;

import org.jspecify.annotations.NullMarked;
