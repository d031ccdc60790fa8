/** Hosts, tables and guests without a screen, for the tests. */
@NullMarked
package oklahoma.host.testing;

import org.jspecify.annotations.NullMarked;
