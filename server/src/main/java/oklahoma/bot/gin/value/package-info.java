/** The chance to win a match of gin from a score. */
@NullMarked
package oklahoma.bot.gin.value;

import org.jspecify.annotations.NullMarked;
