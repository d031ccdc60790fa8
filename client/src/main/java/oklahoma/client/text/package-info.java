/** Every visible word of the program, in the language of the moment. */
@NullMarked
package oklahoma.client.text;

import org.jspecify.annotations.NullMarked;
