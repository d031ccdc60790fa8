/** Watches a finished match, moment by moment. */
@NullMarked
package oklahoma.client.replay;

import org.jspecify.annotations.NullMarked;
