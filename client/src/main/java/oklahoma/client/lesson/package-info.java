/** Lessons: deals with fixed cards, played with a coach who says what to do and why. */
@NullMarked
package oklahoma.client.lesson;

import org.jspecify.annotations.NullMarked;
