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
  /** Nearly black, for the strongest contrast to cards and texts. */
  HIGH_CONTRAST;

  /** The pseudo-class that gives a cloth this colour. */
  PseudoClass look() {
    return PseudoClass.getPseudoClass(name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }
}
