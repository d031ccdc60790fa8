/**
 * Fair deals: the host and every human mix a secret into the order of the pack, and afterwards
 * anybody can see that the cards follow from the secrets. Pure functions; the page FAIR-DEALS.md
 * has the exact bytes. Secrets are made elsewhere.
 */
@NullMarked
package oklahoma.rules.fair;

import org.jspecify.annotations.NullMarked;
