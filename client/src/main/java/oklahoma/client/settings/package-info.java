/** What the player has chosen for good, the file that keeps it, and the screen that shows it. */
@NullMarked
package oklahoma.client.settings;

import org.jspecify.annotations.NullMarked;
