package oklahoma.rules.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;

/**
 * Checks whether the cards of a deal follow from its secrets. It deals them again from the shuffle
 * and replays, by the rules, what somebody saw.
 */
public final class Inspection {
  private Inspection() {}

  /**
   * The state of a deal, as the host sent it.
   *
   * @param after how many events had happened
   */
  public record StateAt(int after, Deal deal) {}

  /**
   * A deal as somebody saw it.
   *
   * @param looks the states that the host sent, at least one
   * @param events what happened, from the beginning
   * @param viewer who saw it; empty for a record of all cards
   * @param before the match before the deal; empty if that is not known
   */
  public record SeenDeal(
      List<StateAt> looks, List<Event> events, Optional<Viewer> viewer, Optional<Match> before) {
    public SeenDeal {
      looks = List.copyOf(looks);
      events = List.copyOf(events);
    }

    /** The deal as this viewer sees it. */
    Deal seen(Deal whole) {
      return viewer.isPresent() ? whole.seenBy(viewer.get()) : whole;
    }

    /** The event as this viewer sees it; empty if the viewer does not notice it. */
    Optional<Event> seen(Event event) {
      return viewer.isPresent() ? event.seenBy(viewer.get()) : Optional.of(event);
    }
  }

  /**
   * The result.
   *
   * @param findings what is wrong; nothing if empty
   * @param played the deal after the events, with all its cards; empty if something is wrong
   */
  public record Result(List<Finding> findings, Optional<Deal> played) {
    public Result {
      findings = List.copyOf(findings);
    }

    private static Result of(Flaw flaw) {
      return new Result(List.of(Finding.of(flaw)), Optional.empty());
    }

    /** Whether nothing is wrong and the deal has ended. */
    public boolean ended() {
      return played.filter(Deal::over).isPresent();
    }
  }

  /** Checks a deal whose shuffle is settled. */
  public static Result of(FairDeal fair, SeenDeal seen) {
    if (fair.shown().isEmpty()) {
      return Result.of(Flaw.NOT_SHOWN);
    }
    Deal sentDeal = seen.looks().getFirst().deal();
    if (fair.parts().size() != sentDeal.tableau().seats()) {
      return Result.of(Flaw.DEAL_DIFFERS);
    }
    Shuffle shuffle = fair.shuffle(fair.shown().get());
    List<Finding> findings = new ArrayList<>(secrets(fair, fair.shown().get()));
    DealReplay replay =
        new DealReplay(shuffle, seen, seen.before().map(match -> first(fair, match)));
    findings.addAll(replay.findings());
    return new Result(
        findings, findings.isEmpty() ? Optional.of(replay.played()) : Optional.empty());
  }

  /** Since the second scheme the secrets determine the first dealer of a match. */
  private static Match first(FairDeal fair, Match before) {
    boolean drawn =
        fair.match().scheme() > 1
            && fair.number() == 1
            && before.standing().deals().isEmpty()
            && fair.parts().size() == before.seats();
    return drawn
        ? before.rules().match(fair.shuffle(fair.shown().orElseThrow()).firstDealer(before.seats()))
        : before;
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
