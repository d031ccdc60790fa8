/** The pictures by which players are known at a table, and how one is chosen. */
@NullMarked
package oklahoma.client.avatar;

import org.jspecify.annotations.NullMarked;
