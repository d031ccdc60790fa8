/** Practice deals: fixed cards, played with a coach who says what to do and why. */
@NullMarked
package client.practice;

import org.jspecify.annotations.NullMarked;
