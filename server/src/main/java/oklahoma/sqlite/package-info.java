/** SQLite settings and helpers that all of the program's databases share. */
@NullMarked
package oklahoma.sqlite;

import org.jspecify.annotations.NullMarked;
