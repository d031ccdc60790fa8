/** Cards and where they lie. The tableau conserves cards and knows no rules. */
@NullMarked
package oklahoma.rules.card;

import org.jspecify.annotations.NullMarked;
