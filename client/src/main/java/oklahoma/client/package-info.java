/** The entry point. */
@NullMarked
package oklahoma.client;

import org.jspecify.annotations.NullMarked;
