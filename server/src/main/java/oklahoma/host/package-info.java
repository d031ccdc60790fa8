/**
 * The host's entry point: its settings, its listeners, and its open tables. Tables, connections and
 * the journal have their own packages.
 */
@NullMarked
package oklahoma.host;

import org.jspecify.annotations.NullMarked;
