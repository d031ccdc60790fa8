/** Learnt values of hands of Oklahoma, and the chance to win a match from a score. */
@NullMarked
package oklahoma.bot.oklahoma.value;

import org.jspecify.annotations.NullMarked;
