/** The program showing itself: bots play, and pictures are taken. */
@NullMarked
package oklahoma.client.demo;

import org.jspecify.annotations.NullMarked;
