/**
 * What the program keeps on this computer, in one small database that all of its windows share.
 * Knows neither screens nor tables.
 */
@NullMarked
package oklahoma.client.storage;

import org.jspecify.annotations.NullMarked;
