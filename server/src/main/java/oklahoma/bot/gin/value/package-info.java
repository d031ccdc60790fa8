/** What a score of a match of gin and a moment of a deal are worth. */
@NullMarked
package oklahoma.bot.gin.value;

import org.jspecify.annotations.NullMarked;
