/** What one can read: the rules, the keys, and what this program is. */
@NullMarked
package oklahoma.client.help;

import org.jspecify.annotations.NullMarked;
