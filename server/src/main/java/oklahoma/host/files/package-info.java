/** Files that only the user who runs the host may read. */
@NullMarked
package oklahoma.host.files;

import org.jspecify.annotations.NullMarked;
