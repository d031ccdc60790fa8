package oklahoma.rules.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.Viewer;

/**
 * A guest's knowledge of the latest deal to which the host has committed. It survives a restart of
 * the guest's program. Immutable.
 *
 * @param me the seat of the guest in this deal, or a spectator
 * @param published the latest state of its shuffle that the host sent
 * @param mine the guest's secret for it; empty if none was asked for
 * @param findings what is wrong with its shuffle so far
 * @param ending what the guest knows of its end and of the end of the previous deal
 * @param past what came before it
 */
public record LastDeal(
    Viewer me,
    FairDeal published,
    Optional<Secret> mine,
    List<Finding> findings,
    Ending ending,
    Past past) {

  /** How a deal has ended, as far as the guest knows. */
  public enum End {
    /** It has not ended by the rules. */
    OPEN,
    /** The host says that it has ended, but the guest was away or did not play its seat itself. */
    TOLD,
    /** The guest saw it end and made every discard of its seat itself. */
    SEEN
  }

  /**
   * What the guest knows of the ends of a deal, of its match and of what came before.
   *
   * @param unseen whether the previous deal or match ended without the guest, so that nobody can
   *     tell whether it was played at all
   * @param end how the deal itself has ended
   * @param matchOver whether this deal has decided the match
   */
  public record Ending(boolean unseen, End end, boolean matchOver) {

    /** An end that the guest has seen stays seen, whatever the host says later. */
    private Ending with(End how, boolean decided) {
      return new Ending(unseen, how.compareTo(end) > 0 ? how : end, matchOver || decided);
    }
  }

  /**
   * What preceded a deal.
   *
   * @param mixed how many shuffles of the match contain a secret of the guest, of those whose
   *     secrets the host has shown
   * @param match the match before this one, if the guest knows of any
   */
  public record Past(int mixed, Optional<MatchId> match) {}

  /**
   * Checks that the guest has not mixed more secrets into the match than it had deals.
   *
   * @throws IllegalArgumentException if it has
   */
  public LastDeal {
    findings = List.copyOf(findings);
    if (past.mixed < 0 || past.mixed > published.number()) {
      throw new IllegalArgumentException(
          past.mixed + " secrets in " + published.number() + " deals");
    }
  }

  /** The record of a deal that the host has just announced. */
  static LastDeal next(
      Optional<LastDeal> last, Viewer me, FairDeal now, List<Finding> findings, boolean unseen) {
    Optional<LastDeal> same = last.filter(deal -> deal.published.match().equals(now.match()));
    Past past =
        same.map(LastDeal::past)
            .orElseGet(() -> new Past(0, last.map(deal -> deal.published.match())));
    Ending ending = new Ending(unseen, End.OPEN, false);
    return new LastDeal(me, now, Optional.empty(), findings, ending, past);
  }

  /** Whether the host has shown its secret. */
  boolean opened() {
    return published.shown().isPresent();
  }

  /** Whether the host has shown the secret to which it had committed. */
  boolean openedTruly() {
    return published
        .shown()
        .filter(h ->
            Commitment.ofHost(published.match(), published.number(), h).equals(published.host()))
        .isPresent();
  }

  /** Whether this is the same deal of the same match. */
  public boolean is(FairDeal deal) {
    return published.match().equals(deal.match()) && published.number() == deal.number();
  }

  /** Whether this message gives the guest another seat in the same match. */
  boolean elsewhere(Viewer viewer, FairDeal deal) {
    return published.match().equals(deal.match())
        && me instanceof Seat
        && viewer instanceof Seat
        && !me.equals(viewer);
  }

  /** Whether this deal comes after the given one. */
  public boolean follows(FairDeal deal) {
    return (published.match().equals(deal.match()) && deal.number() < published.number())
        || past.match.equals(Optional.of(deal.match()));
  }

  /** The deal after a message of the host about it. */
  LastDeal updated(Viewer viewer, FairDeal now, List<Finding> wrong) {
    return new LastDeal(viewer, now, mine, wrong, ending, past);
  }

  /** The deal after the guest has committed to this secret. */
  LastDeal with(Secret secret) {
    return new LastDeal(me, published, Optional.of(secret), findings, ending, past);
  }

  /** Adds a finding. */
  LastDeal finding(Finding wrong) {
    List<Finding> more = new ArrayList<>(findings);
    if (!more.contains(wrong)) {
      more.add(wrong);
    }
    return new LastDeal(me, published, mine, more, ending, past);
  }

  /**
   * The deal after its end, and perhaps the end of the match. An end that the guest has seen stays
   * seen.
   */
  LastDeal ended(End how, boolean decided) {
    return new LastDeal(me, published, mine, findings, ending.with(how, decided), past);
  }

  /**
   * The deal after the host has shown its secret: it counts if the guest's secret is in the
   * shuffle.
   */
  LastDeal counted() {
    int more = added() ? Math.min(past.mixed + 1, published.number()) : past.mixed;
    return new LastDeal(me, published, mine, findings, ending, new Past(more, past.match));
  }

  /** Whether the guest's own secret is in the shuffle. */
  public boolean added() {
    return me instanceof Seat seat
        && mine.isPresent()
        && published.part(seat).revealed().equals(mine);
  }

  /**
   * Why the deal proves less to this guest than it should, though nothing is wrong with it. Empty
   * if the guest's own secret is in the shuffle and nobody could choose between orders.
   */
  public List<Finding> doubts() {
    List<Finding> doubts = new ArrayList<>();
    if (!added()) {
      doubts.add(Finding.of(absence()));
    }
    published.withheld().stream()
        .filter(seat -> !seat.equals(me))
        .forEach(seat -> doubts.add(Finding.of(Flaw.WITHHELD, seat)));
    if (ending.unseen) {
      doubts.add(Finding.of(Flaw.END_UNSEEN));
    }
    return List.copyOf(doubts);
  }

  private Flaw absence() {
    return switch (me) {
      case Spectator spectator -> Flaw.WATCHED;
      case Seat seat ->
          switch (published.part(seat)) {
            case Part.Unasked unasked -> Flaw.NOT_ASKED;
            case Part.Awaited _, Part.Silent _, Part.Withheld _ -> Flaw.TOO_LATE;
            case Part.Committed _, Part.Revealed _ -> Flaw.NOT_KNOWN;
          };
    };
  }
}
