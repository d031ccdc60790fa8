/**
 * Builds the packages that players install, on the system it runs on. Not part of the program
 * itself.
 */
@NullMarked
package oklahoma.installers;

import org.jspecify.annotations.NullMarked;
