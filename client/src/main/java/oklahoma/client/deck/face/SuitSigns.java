package oklahoma.client.deck.face;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import oklahoma.rules.card.Suit;

/**
 * Outlines of the four suit signs as SVG path data, for labels. Text will not do: fonts lack the
 * signs or show them as emoji.
 */
public final class SuitSigns {

  /** Height of every sign in its own units; the signs are centred on the origin. */
  public static final double HEIGHT = 100;

  private static final Pattern PATH = Pattern.compile("\\bd=\"([^\"]+)\"");

  private SuitSigns() {}

  /** The outline of a suit sign, 100 units high, centred on (0, 0), y downwards. */
  public static String path(Suit suit) {
    Matcher path = PATH.matcher(Pips.art(suit).content());
    if (!path.find()) {
      throw new IllegalStateException("the pip of " + suit + " has no path");
    }
    return path.group(1);
  }
}
