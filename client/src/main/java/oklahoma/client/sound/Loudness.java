package oklahoma.client.sound;

/**
 * The volume of one cue.
 *
 * @param on whether the cue plays at all
 * @param percent of the overall volume, 0 to 100
 */
public record Loudness(boolean on, int percent) {

  /** On, at 80 %. */
  public static final Loudness USUAL = new Loudness(true, 80);

  public Loudness {
    if (percent < 0 || percent > 100) {
      throw new IllegalArgumentException("a loudness of " + percent + " %");
    }
  }

  /**
   * Parses the text of the settings file, {@code on 80} or {@code off 80}.
   *
   * @throws IllegalArgumentException if the text is something else
   */
  public static Loudness of(String text) {
    String[] words = text.split(" ", -1);
    if (words.length != 2 || !(words[0].equals("on") || words[0].equals("off"))) {
      throw new IllegalArgumentException(text);
    }
    return new Loudness(words[0].equals("on"), Integer.parseInt(words[1]));
  }

  public Loudness heard(boolean wanted) {
    return new Loudness(wanted, percent);
  }

  /** With another percentage. */
  public Loudness at(int wanted) {
    return new Loudness(on, wanted);
  }

  @Override
  public String toString() {
    return (on ? "on " : "off ") + percent;
  }
}
