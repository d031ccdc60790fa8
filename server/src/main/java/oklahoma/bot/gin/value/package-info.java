/** Gin values: of a score in a match, and of a position in a deal. */
@NullMarked
package oklahoma.bot.gin.value;

import org.jspecify.annotations.NullMarked;
