/** The cards that a gin seat sees, as bit sets. */
@NullMarked
package oklahoma.bot.gin.view;

import org.jspecify.annotations.NullMarked;
