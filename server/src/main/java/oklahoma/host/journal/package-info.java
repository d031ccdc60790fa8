/**
 * The journal of the tables, written before any guest hears of an event. Reading it restores the
 * same match.
 */
@NullMarked
package oklahoma.host.journal;

import org.jspecify.annotations.NullMarked;
