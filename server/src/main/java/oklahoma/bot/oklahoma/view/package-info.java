/** What a seat of Oklahoma sees, as counts, and what a discard would give away. */
@NullMarked
package oklahoma.bot.oklahoma.view;

import org.jspecify.annotations.NullMarked;
