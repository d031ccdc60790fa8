package oklahoma.client.table.gesture;

import java.util.Optional;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Place;
import oklahoma.client.text.Why;

/**
 * A zone on the screen for the cards that are being dragged.
 *
 * @param area its area on the screen
 * @param landing the place of a card dropped there; empty if that is not known beforehand
 * @param verdict whether the cards may be dropped there
 */
public record Target(Zone zone, Area area, Optional<Place> landing, Verdict verdict) {

  /** Whether a drop is legal, with the text to show. */
  public sealed interface Verdict {

    /**
     * A legal drop.
     *
     * @param result a whole sentence: "Add to North's run as 9♥"
     * @param brief a word or two, for small zones
     */
    record Legal(String result, String brief) implements Verdict {}

    /** An illegal drop. */
    record Illegal(Why why) implements Verdict {}
  }

  public boolean legal() {
    return verdict instanceof Verdict.Legal;
  }
}
