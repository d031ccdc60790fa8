/** The demonstration: bots play, and the program takes pictures of its screens. */
@NullMarked
package oklahoma.client.demo;

import org.jspecify.annotations.NullMarked;
