/** The pages to read: rules, keys, and the page about the program. */
@NullMarked
package oklahoma.client.help;

import org.jspecify.annotations.NullMarked;
