/** Synthesized sound cues, mixed on a separate thread. */
@NullMarked
package oklahoma.client.sound;

import org.jspecify.annotations.NullMarked;
