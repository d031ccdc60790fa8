/** Files that only the user who runs the host may read. */
@NullMarked
package host.files;

import org.jspecify.annotations.NullMarked;
