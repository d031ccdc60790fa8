/** A table before its match: immutable values, and the rules for who may change what. */
@NullMarked
package oklahoma.host.lobby;

import org.jspecify.annotations.NullMarked;
