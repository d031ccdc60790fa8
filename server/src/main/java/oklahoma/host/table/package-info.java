/**
 * A table: one thread of its own takes messages from a mailbox, and is the only one that changes
 * anything.
 *
 * <p>The table itself is a value ({@link oklahoma.host.table.TableState}). A message makes another
 * one and says what is to be done to the world: what is written into the journal, then what guests
 * hear of it, and what bots are asked. Guests come into a lobby, and its owner begins the match
 * ({@link oklahoma.host.table.match.MatchState}); at a table that {@linkplain
 * oklahoma.host.table.setup.TableSetup.Opening#AT_ONCE begins at once} it does so by itself when
 * every seat for a human is taken. Bots are asked away from this thread and answer by message; the
 * alarm for whatever the table waits for is a message too.
 */
@NullMarked
package oklahoma.host.table;

import org.jspecify.annotations.NullMarked;
