/** Builds what players install, on the system it runs on. It is no part of the program. */
@NullMarked
package oklahoma.installers;

import org.jspecify.annotations.NullMarked;
