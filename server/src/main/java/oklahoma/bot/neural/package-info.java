/** Small neural networks with mostly binary inputs. */
@NullMarked
package oklahoma.bot.neural;

import org.jspecify.annotations.NullMarked;
