/**
 * The place of every card on the screen: a pure function of what is seen and of the window's size.
 */
@NullMarked
package oklahoma.client.table.layout;

import org.jspecify.annotations.NullMarked;
