/** The one way between messages and bytes. The generated messages stay inside this module. */
@NullMarked
package oklahoma.protocol.codec;

import org.jspecify.annotations.NullMarked;
