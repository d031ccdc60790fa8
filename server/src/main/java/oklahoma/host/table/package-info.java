/**
 * A table: one thread of its own takes messages from a mailbox and is the only one that changes
 * anything.
 *
 * <p>Guests join, and when every seat for a human is taken the match begins ({@link
 * oklahoma.host.table.match.RecordedMatch}). A command is judged by the rules; what it brings is
 * written into the journal, then the deal changes, then every guest is told what it may see ({@link
 * oklahoma.host.table.match.Broadcaster}). Bots are asked away from this thread and answer by
 * message. Alarms of claim windows and turn clocks are messages too, and name the moment that they
 * were set for.
 */
@NullMarked
package oklahoma.host.table;

import org.jspecify.annotations.NullMarked;
