/** The first screen. */
@NullMarked
package oklahoma.client.home;

import org.jspecify.annotations.NullMarked;
