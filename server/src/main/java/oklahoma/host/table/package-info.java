/**
 * A table: one thread of its own takes messages from a mailbox, and is the only one that changes
 * anything.
 *
 * <p>The table itself is a value ({@link oklahoma.host.table.TableState}). A message makes another
 * one and says what is to be done to the world: what is written into the journal, then what guests
 * hear of it, and what bots are asked. Guests join, and when every seat for a human is taken the
 * match begins ({@link oklahoma.host.table.match.MatchState}). Bots are asked away from this thread
 * and answer by message; the alarm for whatever the table waits for is a message too.
 */
@NullMarked
package oklahoma.host.table;

import org.jspecify.annotations.NullMarked;
