/** The pages on which the player chooses, one for each subject. */
@NullMarked
package oklahoma.client.settings.page;

import org.jspecify.annotations.NullMarked;
