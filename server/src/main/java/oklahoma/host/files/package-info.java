/** Files and logs that only the user who runs the program may read. */
@NullMarked
package oklahoma.host.files;

import org.jspecify.annotations.NullMarked;
