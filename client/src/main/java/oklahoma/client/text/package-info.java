/** Every text that the program shows, in the current language. */
@NullMarked
package oklahoma.client.text;

import org.jspecify.annotations.NullMarked;
