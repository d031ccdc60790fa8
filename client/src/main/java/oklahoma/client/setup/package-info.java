/** The choices before a match: seats, rules and pace. */
@NullMarked
package oklahoma.client.setup;

import org.jspecify.annotations.NullMarked;
