/**
 * What has happened at a table, written down before anybody hears of it. Reading it again gives the
 * same match.
 */
@NullMarked
package oklahoma.host.journal;

import org.jspecify.annotations.NullMarked;
