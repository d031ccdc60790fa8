/** The better moves that a player missed, and the sentences about them. */
@NullMarked
package oklahoma.client.replay.review;

import org.jspecify.annotations.NullMarked;
