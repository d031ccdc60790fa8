/** A table before the match, as guests see it, and what they may request there. */
@NullMarked
package oklahoma.protocol.lobby;

import org.jspecify.annotations.NullMarked;
