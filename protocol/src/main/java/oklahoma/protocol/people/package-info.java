/** The people at a table: names, pictures, seats, bots, and chat. */
@NullMarked
package oklahoma.protocol.people;

import org.jspecify.annotations.NullMarked;
