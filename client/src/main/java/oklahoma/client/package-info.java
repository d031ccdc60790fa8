/** The entry point of the program, and its JavaFX application. */
@NullMarked
package oklahoma.client;

import org.jspecify.annotations.NullMarked;
