/** The choices before a match: the seats, the rules and the pace. */
@NullMarked
package oklahoma.client.setup;

import org.jspecify.annotations.NullMarked;
