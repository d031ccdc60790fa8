/**
 * One notation for tests, journals, records, logs and error reports: {@link
 * oklahoma.rules.notation.Notation} prints and parses cards, melds, moves, events, rules, deals and
 * matches.
 */
@NullMarked
package oklahoma.rules.notation;

import org.jspecify.annotations.NullMarked;
