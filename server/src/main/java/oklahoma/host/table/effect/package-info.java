/** What a table does to the world: what it writes down, and what its guests hear. */
@NullMarked
package oklahoma.host.table.effect;

import org.jspecify.annotations.NullMarked;
