/** Files and logs that only the user who runs the program may read. */
@NullMarked
package oklahoma.files;

import org.jspecify.annotations.NullMarked;
