package oklahoma.client.table.motion;

/** How fast cards move, and whether they move at all: all motion at a table follows it. */
public interface Pace {

  /** Whether motion is reduced: no tilt, no scaling, no slides but under the pointer. */
  boolean still();

  /** How fast cards move otherwise. */
  Speed speed();

  /** The duration at the current speed of something with this duration at normal speed. */
  default double ms(double normal) {
    return still() ? 0 : normal * speed().factor();
  }
}
