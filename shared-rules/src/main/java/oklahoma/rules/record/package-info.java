/**
 * The record of a match: what was dealt and what happened, with its players, and what follows from
 * it when it is played through again.
 */
@NullMarked
package oklahoma.rules.record;

import org.jspecify.annotations.NullMarked;
