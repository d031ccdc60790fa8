/** Gin bots: the policies from Easy to Normal, and the search. */
@NullMarked
package oklahoma.bot.gin;

import org.jspecify.annotations.NullMarked;
