/** The key by which guests recognize a host, and the certificate that carries it. */
@NullMarked
package oklahoma.host.identity;

import org.jspecify.annotations.NullMarked;
