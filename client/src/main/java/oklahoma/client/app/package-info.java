/** The program itself: its one window, its files, and the manual wiring of everything else. */
@NullMarked
package oklahoma.client.app;

import org.jspecify.annotations.NullMarked;
