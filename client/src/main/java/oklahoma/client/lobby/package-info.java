/** The room where all wait for the match: who sits where, and by which rules they will play. */
@NullMarked
package oklahoma.client.lobby;

import org.jspecify.annotations.NullMarked;
