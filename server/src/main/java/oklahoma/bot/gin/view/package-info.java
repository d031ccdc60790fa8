/** What a seat of gin sees, as bits. */
@NullMarked
package oklahoma.bot.gin.view;

import org.jspecify.annotations.NullMarked;
