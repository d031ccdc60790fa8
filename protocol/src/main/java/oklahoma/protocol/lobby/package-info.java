/** A table before the match, as guests are shown it, and what they may ask for there. */
@NullMarked
package oklahoma.protocol.lobby;

import org.jspecify.annotations.NullMarked;
