/** Oklahoma bots: the policies from Easy to Normal, and the search. */
@NullMarked
package oklahoma.bot.oklahoma;

import org.jspecify.annotations.NullMarked;
