/** Labelled controls, and controls in which players type or choose. */
@NullMarked
package oklahoma.client.ui.controls;

import org.jspecify.annotations.NullMarked;
