/** The host: tables, sessions, bots and the journal. */
@NullMarked
package oklahoma.host;

import org.jspecify.annotations.NullMarked;
