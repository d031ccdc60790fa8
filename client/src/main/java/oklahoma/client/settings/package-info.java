/** What the player has chosen for good, as properties that are kept. */
@NullMarked
package oklahoma.client.settings;

import org.jspecify.annotations.NullMarked;
