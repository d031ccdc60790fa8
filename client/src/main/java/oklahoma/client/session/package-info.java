/** A session at a table, wherever its host is: joining, showing the screens, and leaving. */
@NullMarked
package oklahoma.client.session;

import org.jspecify.annotations.NullMarked;
