/** What a search of either game needs: its budget, its clock and the means that it compares. */
@NullMarked
package oklahoma.bot.search;

import org.jspecify.annotations.NullMarked;
