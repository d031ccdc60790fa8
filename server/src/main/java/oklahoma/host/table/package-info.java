/**
 * A table: its own thread reads messages from a mailbox, and only this thread changes the table.
 *
 * <p>The table itself is a value ({@link oklahoma.host.table.TableState}). A message yields a new
 * value and a list of effects: entries for the journal, then messages for guests, and questions to
 * bots. Guests come into a lobby, and its owner begins the match ({@link
 * oklahoma.host.table.match.MatchState}); a table that {@linkplain
 * oklahoma.host.table.setup.TableSetup.Opening#AT_ONCE begins at once} does so by itself when every
 * seat for a human is taken. Bots think on other threads and answer by message; the alarm for the
 * table's next deadline is a message too.
 */
@NullMarked
package oklahoma.host.table;

import org.jspecify.annotations.NullMarked;
