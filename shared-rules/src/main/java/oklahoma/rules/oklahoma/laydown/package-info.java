/**
 * The search for lay-downs: the best melds by which a hand fulfils the contract (O-16), and what it
 * lacks where there are none.
 */
@NullMarked
package oklahoma.rules.oklahoma.laydown;

import org.jspecify.annotations.NullMarked;
