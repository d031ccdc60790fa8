package oklahoma.rules.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;

/**
 * Looks whether the cards of a deal follow from its secrets: deals them once more from the shuffle
 * and plays through what was seen.
 */
public final class Inspection {
  private Inspection() {}

  /**
   * A deal as somebody saw it.
   *
   * @param begun how it began; empty if that was not seen
   * @param events what happened, from the beginning
   * @param now how it stands after these events
   * @param sight how that somebody sees a deal
   */
  public record Sighting(
      Optional<Deal> begun, List<Event> events, Deal now, UnaryOperator<Deal> sight) {
    public Sighting {
      events = List.copyOf(events);
    }
  }

  /** What is wrong with a deal that is over; nothing if the list is empty. */
  public static List<Finding> of(FairDeal fair, Sighting seen) {
    if (fair.shown().isEmpty()) {
      return List.of(Finding.of(Flaw.NOT_SHOWN));
    }
    if (fair.parts().size() != seen.now().tableau().seats()) {
      return List.of(Finding.of(Flaw.DEAL_DIFFERS));
    }
    List<Finding> findings = new ArrayList<>(secrets(fair, fair.shown().get()));
    findings.addAll(new Retrial(fair.shuffle(fair.shown().get()), seen).findings());
    return List.copyOf(findings);
  }

  private static List<Finding> secrets(FairDeal fair, Secret host) {
    List<Finding> findings = new ArrayList<>();
    if (!Commitment.ofHost(fair.match(), fair.number(), host).equals(fair.host())) {
      findings.add(Finding.of(Flaw.HOST_SECRET_DIFFERS));
    }
    for (Seat seat : Seat.first(fair.parts().size())) {
      if (fair.part(seat) instanceof Part.Revealed(Commitment commitment, Secret secret)
          && !fair.commitment(seat, secret).equals(commitment)) {
        findings.add(Finding.of(Flaw.SECRET_DIFFERS, seat));
      }
    }
    return findings;
  }
}
