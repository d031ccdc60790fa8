/** The host: tables, sessions, bots and the journal. */
@NullMarked
package host;

import org.jspecify.annotations.NullMarked;
