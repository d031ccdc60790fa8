/** By what guests know a host again: its key, and the certificate that carries it. */
@NullMarked
package oklahoma.host.identity;

import org.jspecify.annotations.NullMarked;
