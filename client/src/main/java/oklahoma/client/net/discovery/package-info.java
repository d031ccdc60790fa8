/** Finds tables in the local network, and looks at the own ones as others see them. */
@NullMarked
package oklahoma.client.net.discovery;

import org.jspecify.annotations.NullMarked;
