/** What one sees of a deal, and what one may do about it now. */
@NullMarked
package oklahoma.client.table.model.sight;

import org.jspecify.annotations.NullMarked;
