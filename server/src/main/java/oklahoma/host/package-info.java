/**
 * The host as its program starts it: its settings, where it listens, and which tables are open.
 * Tables, connections and the journal are packages of their own.
 */
@NullMarked
package oklahoma.host;

import org.jspecify.annotations.NullMarked;
