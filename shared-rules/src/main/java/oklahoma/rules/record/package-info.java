/** The record of a match: its players, deals and events, and their replay. */
@NullMarked
package oklahoma.rules.record;

import org.jspecify.annotations.NullMarked;
