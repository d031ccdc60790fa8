/** The pictures of players, and the grid in which a player chooses one. */
@NullMarked
package oklahoma.client.avatar;

import org.jspecify.annotations.NullMarked;
