/** The program itself: its start, its one window, and the wiring of everything else by hand. */
@NullMarked
package oklahoma.client.app;

import org.jspecify.annotations.NullMarked;
