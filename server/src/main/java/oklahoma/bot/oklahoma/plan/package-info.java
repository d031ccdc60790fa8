/** What a hand of Oklahoma still lacks for its contract. */
@NullMarked
package oklahoma.bot.oklahoma.plan;

import org.jspecify.annotations.NullMarked;
