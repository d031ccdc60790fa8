/** Listeners and clocks that run only while a node is shown. */
@NullMarked
package oklahoma.client.ui.lifetime;

import org.jspecify.annotations.NullMarked;
