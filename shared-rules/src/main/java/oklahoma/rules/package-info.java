/**
 * The words that both games share: seats, moves, events, rulings, deals and matches.
 *
 * <p>A match is a sequence of deals. A deal is asked about a meant move ({@link
 * oklahoma.rules.Deal#rule}), answers with the events that it brings or with a refusal, and changes
 * only by {@link oklahoma.rules.Deal#after}. A viewer sees a value of the same type with more cards
 * face down ({@link oklahoma.rules.Deal#seenBy}).
 */
@NullMarked
package oklahoma.rules;

import org.jspecify.annotations.NullMarked;
