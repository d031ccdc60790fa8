/** Values of gin: of a score in a match, and of a moment in a deal. */
@NullMarked
package oklahoma.bot.gin.value;

import org.jspecify.annotations.NullMarked;
