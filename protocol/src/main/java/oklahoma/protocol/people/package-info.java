/** Who is at a table: names, pictures, seats, bots, and what they say to each other. */
@NullMarked
package oklahoma.protocol.people;

import org.jspecify.annotations.NullMarked;
