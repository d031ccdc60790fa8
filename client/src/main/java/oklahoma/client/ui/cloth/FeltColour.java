package oklahoma.client.ui.cloth;

import java.util.Locale;
import javafx.css.PseudoClass;

/** The colours of the cloth; the theme defines each. */
public enum FeltColour {
  /** The green of card tables. */
  GREEN,
  /** A night blue. */
  BLUE,
  /** A warm grey. */
  CHARCOAL,
  /** Nearly black, so that cards and words stand out most. */
  HIGH_CONTRAST;

  /** The state of a cloth that has this colour. */
  PseudoClass look() {
    return PseudoClass.getPseudoClass(name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }
}
