/**
 * Oklahoma Gin: ten or seven cards, secret melds, and a first up-card that limits the deadwood for
 * a knock. The clauses (G-1 ...) are in RULES.md.
 */
@NullMarked
package oklahoma.rules.gin;

import org.jspecify.annotations.NullMarked;
