/** Practice deals: fixed cards, played with a coach who says what to do and why. */
@NullMarked
package oklahoma.client.practice;

import org.jspecify.annotations.NullMarked;
