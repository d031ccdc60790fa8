/**
 * Fair deals: the host and every human contribute a secret to the order of the pack, and afterwards
 * anybody can verify that the cards follow from the secrets. Pure functions; FAIR-DEALS.md
 * specifies the exact bytes. The callers generate the secrets.
 */
@NullMarked
package oklahoma.rules.fair;

import org.jspecify.annotations.NullMarked;
