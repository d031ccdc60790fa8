/**
 * What is kept of tables: the seats elsewhere, the tables of one's own, and the matches that were
 * played.
 */
@NullMarked
package oklahoma.client.session.kept;

import org.jspecify.annotations.NullMarked;
