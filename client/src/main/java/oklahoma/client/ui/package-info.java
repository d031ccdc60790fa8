/** The inside of the window: page navigation, questions and notices; axis numbers of graphs. */
@NullMarked
package oklahoma.client.ui;

import org.jspecify.annotations.NullMarked;
