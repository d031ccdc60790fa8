/** The felt of the window and the backgrounds of panels, each cached as a picture. */
@NullMarked
package oklahoma.client.ui.cloth;

import org.jspecify.annotations.NullMarked;
