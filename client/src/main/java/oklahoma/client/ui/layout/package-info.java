/** Panes that make room for large text. */
@NullMarked
package oklahoma.client.ui.layout;

import org.jspecify.annotations.NullMarked;
