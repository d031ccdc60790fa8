/** Panes that find room for large words. */
@NullMarked
package oklahoma.client.ui.layout;

import org.jspecify.annotations.NullMarked;
