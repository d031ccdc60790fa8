/**
 * The player's own part in fair deals: a secret for each, the check of every card at its end, and
 * the mark that says how it went.
 */
@NullMarked
package oklahoma.client.fair;

import org.jspecify.annotations.NullMarked;
