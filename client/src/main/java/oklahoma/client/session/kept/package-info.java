/**
 * Everything that the program saves about tables: seats at other hosts, the player's own tables,
 * and finished matches.
 */
@NullMarked
package oklahoma.client.session.kept;

import org.jspecify.annotations.NullMarked;
