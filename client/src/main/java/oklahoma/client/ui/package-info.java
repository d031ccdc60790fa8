/** The inside of the window: going between pages, questions and notices; numbers of graphs. */
@NullMarked
package oklahoma.client.ui;

import org.jspecify.annotations.NullMarked;
