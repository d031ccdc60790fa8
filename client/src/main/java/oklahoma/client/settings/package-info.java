/** The player's settings, as properties that are saved. */
@NullMarked
package oklahoma.client.settings;

import org.jspecify.annotations.NullMarked;
