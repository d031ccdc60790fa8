package oklahoma.rules.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Onlooker;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;

/**
 * A guest's knowledge of the latest deal to which the host has committed. It survives a restart of
 * the guest's program. Immutable.
 *
 * @param me as whom the guest takes part in it
 * @param told the last that the host said about its shuffle
 * @param mine the guest's secret for it; empty if none was asked for
 * @param findings what is wrong with its shuffle so far
 * @param ending what is known of its end and of the one before
 * @param past what was before it
 */
public record LastDeal(
    Viewer me,
    FairDeal told,
    Optional<Secret> mine,
    List<Finding> findings,
    Ending ending,
    Past past) {

  /** What is known of the end of a deal. */
  public enum End {
    /** It has not ended by the rules. */
    OPEN,
    /** It has ended by the host's account: the guest was away, or did not play its seat itself. */
    TOLD,
    /** The guest saw it end, and every discard of the guest was its own. */
    SEEN
  }

  /**
   * What is known of the end of a deal.
   *
   * @param unseen whether the deal or the match before ended without the guest, so that nobody can
   *     tell whether it was played at all
   * @param end whether the deal itself has ended
   * @param matchOver whether the match is decided with that deal
   */
  public record Ending(boolean unseen, End end, boolean matchOver) {

    /** What was seen before stays seen. */
    private Ending with(End how, boolean decided) {
      return new Ending(unseen, how.compareTo(end) > 0 ? how : end, matchOver || decided);
    }
  }

  /**
   * What preceded a deal.
   *
   * @param mixed in how many shuffles of the match the guest's secret was, among those that the
   *     host has opened
   * @param match the match before this one, if the guest knows of any
   */
  public record Past(int mixed, Optional<MatchId> match) {}

  /**
   * No more secrets than deals.
   *
   * @throws IllegalArgumentException if there are
   */
  public LastDeal {
    findings = List.copyOf(findings);
    if (past.mixed < 0 || past.mixed > told.number()) {
      throw new IllegalArgumentException(past.mixed + " secrets in " + told.number() + " deals");
    }
  }

  /** The next deal, which the host has just announced. */
  static LastDeal next(
      Optional<LastDeal> last, Viewer me, FairDeal now, List<Finding> findings, boolean unseen) {
    Optional<LastDeal> same = last.filter(deal -> deal.told.match().equals(now.match()));
    Past past =
        same.map(LastDeal::past).orElseGet(() -> new Past(0, last.map(deal -> deal.told.match())));
    Ending ending = new Ending(unseen, End.OPEN, false);
    return new LastDeal(me, now, Optional.empty(), findings, ending, past);
  }

  /** Whether the host has shown its secret. */
  boolean opened() {
    return told.shown().isPresent();
  }

  /** Whether the host has shown the secret to which it had committed. */
  boolean openedTruly() {
    return told.shown()
        .filter(h -> Commitment.ofHost(told.match(), told.number(), h).equals(told.host()))
        .isPresent();
  }

  /** Whether this is the same deal of the same match. */
  public boolean is(FairDeal deal) {
    return told.match().equals(deal.match()) && told.number() == deal.number();
  }

  /** Whether a deal of the same match gives the guest, who has a seat, another one. */
  boolean elsewhere(Viewer viewer, FairDeal deal) {
    return told.match().equals(deal.match())
        && me instanceof Seat
        && viewer instanceof Seat
        && !me.equals(viewer);
  }

  /** Whether that deal was before this one. */
  public boolean follows(FairDeal deal) {
    return (told.match().equals(deal.match()) && deal.number() < told.number())
        || past.match.equals(Optional.of(deal.match()));
  }

  /** The deal after a message of the host about it. */
  LastDeal told(Viewer viewer, FairDeal now, List<Finding> wrong) {
    return new LastDeal(viewer, now, mine, wrong, ending, past);
  }

  /** The guest mixes this secret into it. */
  LastDeal with(Secret secret) {
    return new LastDeal(me, told, Optional.of(secret), findings, ending, past);
  }

  /** Adds a finding. */
  LastDeal finding(Finding wrong) {
    List<Finding> more = new ArrayList<>(findings);
    if (!more.contains(wrong)) {
      more.add(wrong);
    }
    return new LastDeal(me, told, mine, more, ending, past);
  }

  /** The deal has ended, and perhaps the match; what was seen before stays so. */
  LastDeal ended(End how, boolean decided) {
    return new LastDeal(me, told, mine, findings, ending.with(how, decided), past);
  }

  /** The host has just shown its secret. */
  LastDeal counted() {
    int more = added() ? Math.min(past.mixed + 1, told.number()) : past.mixed;
    return new LastDeal(me, told, mine, findings, ending, new Past(more, past.match));
  }

  /** Whether the guest's own secret is in the shuffle. */
  public boolean added() {
    return me instanceof Seat seat && mine.isPresent() && told.part(seat).revealed().equals(mine);
  }

  /**
   * Why the deal proves less than it should to this guest, though nothing is wrong with it; empty
   * if a secret of its own is in the shuffle and nobody had an order to choose.
   */
  public List<Finding> doubts() {
    List<Finding> doubts = new ArrayList<>();
    if (!added()) {
      doubts.add(Finding.of(absence()));
    }
    told.withheld().stream()
        .filter(seat -> !seat.equals(me))
        .forEach(seat -> doubts.add(Finding.of(Flaw.WITHHELD, seat)));
    if (ending.unseen) {
      doubts.add(Finding.of(Flaw.END_UNSEEN));
    }
    return List.copyOf(doubts);
  }

  private Flaw absence() {
    return switch (me) {
      case Onlooker onlooker -> Flaw.WATCHED;
      case Seat seat ->
          switch (told.part(seat)) {
            case Part.Unasked unasked -> Flaw.NOT_ASKED;
            case Part.Awaited _, Part.Silent _, Part.Withheld _ -> Flaw.TOO_LATE;
            case Part.Committed _, Part.Revealed _ -> Flaw.NOT_KNOWN;
          };
    };
  }
}
