/**
 * The player's part in fair deals: a secret for each deal, the check of every card at its end, and
 * the resulting mark.
 */
@NullMarked
package oklahoma.client.fair;

import org.jspecify.annotations.NullMarked;
