/** Looking at a match that was played, moment by moment. */
@NullMarked
package oklahoma.client.replay;

import org.jspecify.annotations.NullMarked;
