/** Cards, and the tableau, which holds each card in exactly one place and knows no rules. */
@NullMarked
package oklahoma.rules.card;

import org.jspecify.annotations.NullMarked;
