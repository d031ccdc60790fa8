package oklahoma.client.sound;

/**
 * The volume of one cue.
 *
 * @param on whether the cue plays at all
 * @param percent of the overall volume, 0 to 100
 */
public record Volume(boolean on, int percent) {

  /** On, at 80 %. */
  public static final Volume USUAL = new Volume(true, 80);

  public Volume {
    if (percent < 0 || percent > 100) {
      throw new IllegalArgumentException("a loudness of " + percent + " %");
    }
  }

  /**
   * Parses the text of the settings file, {@code on 80} or {@code off 80}.
   *
   * @throws IllegalArgumentException if the text is something else
   */
  public static Volume of(String text) {
    String[] words = text.split(" ", -1);
    if (words.length != 2 || !(words[0].equals("on") || words[0].equals("off"))) {
      throw new IllegalArgumentException(text);
    }
    return new Volume(words[0].equals("on"), Integer.parseInt(words[1]));
  }

  public Volume switched(boolean wanted) {
    return new Volume(wanted, percent);
  }

  /** With another percentage. */
  public Volume at(int wanted) {
    return new Volume(on, wanted);
  }

  @Override
  public String toString() {
    return (on ? "on " : "off ") + percent;
  }
}
