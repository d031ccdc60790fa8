/**
 * The lay-down solver: the best melds by which a hand fulfils the contract (O-16), or the cards
 * that it still lacks.
 */
@NullMarked
package oklahoma.rules.oklahoma.laydown;

import org.jspecify.annotations.NullMarked;
