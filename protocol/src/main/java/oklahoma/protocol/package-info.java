/**
 * The wire: the protocol's version and the one codec. Its generated messages stay inside this
 * module.
 */
@NullMarked
package oklahoma.protocol;

import org.jspecify.annotations.NullMarked;
