/** Who is there: one's own connection to a table, and the others who sit at it. */
@NullMarked
package oklahoma.client.match.presence;

import org.jspecify.annotations.NullMarked;
