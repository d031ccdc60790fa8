/** The inside of the window: page navigation, questions, notices, and the axes of graphs. */
@NullMarked
package oklahoma.client.ui;

import org.jspecify.annotations.NullMarked;
