/** What one can read: the rules, the keys, and what this program is. */
@NullMarked
package client.help;

import org.jspecify.annotations.NullMarked;
