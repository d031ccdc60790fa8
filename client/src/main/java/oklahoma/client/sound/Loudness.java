package oklahoma.client.sound;

/**
 * The volume of one cue.
 *
 * @param on whether it is heard at all
 * @param percent of the volume of all, 0 to 100
 */
public record Loudness(boolean on, int percent) {

  /** Heard as it was made. */
  public static final Loudness USUAL = new Loudness(true, 80);

  public Loudness {
    if (percent < 0 || percent > 100) {
      throw new IllegalArgumentException("a loudness of " + percent + " %");
    }
  }

  /** Its text in the settings file: {@code on 80} or {@code off 80}. */
  public static Loudness of(String text) {
    String[] words = text.split(" ", -1);
    if (words.length != 2 || !(words[0].equals("on") || words[0].equals("off"))) {
      throw new IllegalArgumentException(text);
    }
    return new Loudness(words[0].equals("on"), Integer.parseInt(words[1]));
  }

  /** The same, heard or not. */
  public Loudness heard(boolean wanted) {
    return new Loudness(wanted, percent);
  }

  /** The same, this loud. */
  public Loudness at(int wanted) {
    return new Loudness(on, wanted);
  }

  @Override
  public String toString() {
    return (on ? "on " : "off ") + percent;
  }
}
