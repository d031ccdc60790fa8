/** The key by which guests know a host again, and the certificate that carries it. */
@NullMarked
package oklahoma.host.identity;

import org.jspecify.annotations.NullMarked;
