/** The lobby, where everybody waits for the match: the seats, and the rules that will apply. */
@NullMarked
package oklahoma.client.lobby;

import org.jspecify.annotations.NullMarked;
