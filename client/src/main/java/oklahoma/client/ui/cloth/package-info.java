/** The felt of the window and the grounds of panels, each kept as a picture. */
@NullMarked
package oklahoma.client.ui.cloth;

import org.jspecify.annotations.NullMarked;
