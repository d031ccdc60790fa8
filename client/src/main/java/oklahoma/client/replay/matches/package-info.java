/** Finished matches and their records as files. */
@NullMarked
package oklahoma.client.replay.matches;

import org.jspecify.annotations.NullMarked;
