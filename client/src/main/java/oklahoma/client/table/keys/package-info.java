/** The keyboard map: what each key asks the table to do. */
@NullMarked
package oklahoma.client.table.keys;

import org.jspecify.annotations.NullMarked;
