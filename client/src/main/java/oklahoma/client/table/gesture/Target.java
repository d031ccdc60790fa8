package oklahoma.client.table.gesture;

import java.util.Optional;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Place;
import oklahoma.client.text.Why;

/**
 * A zone on the screen for the cards that are being dragged.
 *
 * @param area what it covers
 * @param landing where a card dropped there will lie; empty if its place is not known beforehand
 * @param verdict whether it may be dropped there
 */
public record Target(Zone zone, Area area, Optional<Place> landing, Verdict verdict) {

  /** What a drop would bring. */
  public sealed interface Verdict {

    /**
     * It is legal.
     *
     * @param result the whole sentence: "Add to North's run as 9♥"
     * @param brief the same in a word or two, for where there is little room
     */
    record Legal(String result, String brief) implements Verdict {}

    /** A drop there is refused. */
    record Illegal(Why why) implements Verdict {}
  }

  /** Whether a drop is legal. */
  public boolean legal() {
    return verdict instanceof Verdict.Legal;
  }
}
