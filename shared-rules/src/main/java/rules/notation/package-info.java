/**
 * One notation for tests, journals, records, logs and reports of faults: {@link
 * rules.notation.Notation} prints and parses cards, melds, moves, events, rules, deals and matches.
 */
@NullMarked
package rules.notation;

import org.jspecify.annotations.NullMarked;
