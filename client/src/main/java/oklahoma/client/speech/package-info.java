/** Reading aloud, by a program that the player names. */
@NullMarked
package oklahoma.client.speech;

import org.jspecify.annotations.NullMarked;
