/** Looking at matches that were played: records, their replay, and what can be counted in them. */
@NullMarked
package oklahoma.client.replay;

import org.jspecify.annotations.NullMarked;
