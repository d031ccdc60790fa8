/** What every database of the program needs from SQLite, whatever its tables hold. */
@NullMarked
package oklahoma.sqlite;

import org.jspecify.annotations.NullMarked;
