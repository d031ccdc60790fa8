/** A table before its match: pure values, and what may be changed about them by whom. */
@NullMarked
package oklahoma.host.lobby;

import org.jspecify.annotations.NullMarked;
