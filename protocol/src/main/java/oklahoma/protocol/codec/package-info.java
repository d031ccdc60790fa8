/**
 * The only conversion between messages and bytes. The generated protobuf classes stay inside this
 * module.
 */
@NullMarked
package oklahoma.protocol.codec;

import org.jspecify.annotations.NullMarked;
