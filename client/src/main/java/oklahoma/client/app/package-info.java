/** The program itself: its one window, its files, and the wiring of everything else by hand. */
@NullMarked
package oklahoma.client.app;

import org.jspecify.annotations.NullMarked;
