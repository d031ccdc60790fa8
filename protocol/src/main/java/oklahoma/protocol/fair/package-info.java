/**
 * What a guest's program observes of the deals at a table, from the host's messages alone, and how
 * it judges each deal: {@link oklahoma.protocol.fair.DealObserver}.
 */
@NullMarked
package oklahoma.protocol.fair;

import org.jspecify.annotations.NullMarked;
