/**
 * Oklahoma Gin: ten or seven cards, melds in secret, and a first up-card that says with how much
 * deadwood one may knock. The clauses (G-1 ...) are in RULES.md.
 */
@NullMarked
package oklahoma.rules.gin;

import org.jspecify.annotations.NullMarked;
