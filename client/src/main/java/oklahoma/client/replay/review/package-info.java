/** What could have been played better, and how it is said. */
@NullMarked
package oklahoma.client.replay.review;

import org.jspecify.annotations.NullMarked;
