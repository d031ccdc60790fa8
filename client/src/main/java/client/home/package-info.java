/** The first screen. */
@NullMarked
package client.home;

import org.jspecify.annotations.NullMarked;
