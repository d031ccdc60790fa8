/** Sounds: cues of our own making, mixed on a thread of their own. */
@NullMarked
package oklahoma.client.sound;

import org.jspecify.annotations.NullMarked;
