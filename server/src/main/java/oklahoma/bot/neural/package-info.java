/** Small neural networks whose inputs are mostly on or off. */
@NullMarked
package oklahoma.bot.neural;

import org.jspecify.annotations.NullMarked;
