/**
 * The cards that an Oklahoma seat sees, as counts, and how much a discard would help the others.
 */
@NullMarked
package oklahoma.bot.oklahoma.view;

import org.jspecify.annotations.NullMarked;
