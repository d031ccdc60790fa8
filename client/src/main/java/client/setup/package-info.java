/** What is chosen before a match: the seats, the rules and the pace. */
@NullMarked
package client.setup;

import org.jspecify.annotations.NullMarked;
