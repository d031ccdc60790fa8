/**
 * The types that both games share: seats, moves, events, rulings, deals and matches.
 *
 * <p>A match is a sequence of deals. A deal judges a proposed move ({@link
 * oklahoma.rules.Deal#rule}) and answers with the resulting events or with a refusal; it changes
 * only by {@link oklahoma.rules.Deal#after}. A viewer sees a value of the same type with more cards
 * face down ({@link oklahoma.rules.Deal#seenBy}).
 */
@NullMarked
package oklahoma.rules;

import org.jspecify.annotations.NullMarked;
