/** Labelled controls, and what players type or choose with them. */
@NullMarked
package oklahoma.client.ui.controls;

import org.jspecify.annotations.NullMarked;
