/**
 * What the program of a guest notices of the deals at a table, from the messages alone, and what it
 * says of each: {@link oklahoma.protocol.fair.Sightings}.
 */
@NullMarked
package oklahoma.protocol.fair;

import org.jspecify.annotations.NullMarked;
