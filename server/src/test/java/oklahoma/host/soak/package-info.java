/** Hosts under load, for long, or as processes of their own that are killed. */
@NullMarked
package oklahoma.host.soak;

import org.jspecify.annotations.NullMarked;
