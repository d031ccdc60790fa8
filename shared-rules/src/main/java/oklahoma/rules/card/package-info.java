/** Cards, and the tableau, which has each card in one place and knows no rules. */
@NullMarked
package oklahoma.rules.card;

import org.jspecify.annotations.NullMarked;
