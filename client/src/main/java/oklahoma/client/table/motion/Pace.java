package oklahoma.client.table.motion;

/** How fast cards move, and whether they move at all, for all animations of a table. */
public interface Pace {

  /** Whether motion is reduced: no tilt, no scaling, and no sliding except under the pointer. */
  boolean still();

  /** The speed of cards if motion is not reduced. */
  Speed speed();

  /**
   * A duration at the current speed, in milliseconds.
   *
   * @param normal the duration at normal speed
   */
  default double ms(double normal) {
    return still() ? 0 : normal * speed().factor();
  }
}
