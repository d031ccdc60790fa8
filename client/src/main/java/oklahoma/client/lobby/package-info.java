/** The lobby before a match: the seats, and the rules that will apply. */
@NullMarked
package oklahoma.client.lobby;

import org.jspecify.annotations.NullMarked;
