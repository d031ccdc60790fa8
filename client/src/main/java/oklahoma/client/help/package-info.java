/** The pages to read: the rules, the keys, and the page about the program. */
@NullMarked
package oklahoma.client.help;

import org.jspecify.annotations.NullMarked;
