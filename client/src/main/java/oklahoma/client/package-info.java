/** Where the program starts. */
@NullMarked
package oklahoma.client;

import org.jspecify.annotations.NullMarked;
