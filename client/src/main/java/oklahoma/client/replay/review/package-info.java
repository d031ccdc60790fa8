/** Finds better moves than those of a player, and puts them into sentences. */
@NullMarked
package oklahoma.client.replay.review;

import org.jspecify.annotations.NullMarked;
