package rules.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rules.Onlooker;
import rules.Seat;
import rules.Viewer;

/**
 * A guest's own part in the fair deals of a table and what it has noticed: it commits to a secret
 * of its own, looks whether that counts, and remembers what the host said. Immutable.
 *
 * @param heard the last that the host said
 * @param mine the secret for that deal; empty for an onlooker, or if none was asked for
 * @param answer what is owed to the host now
 * @param hostSecrets which of the host's secrets have been shown
 * @param findings what is wrong with that deal so far
 * @param here whether the line to the host has held since the guest was heard or told of something
 * @param answered whether the line has held since an answer was given
 * @param late whether the line has been slow since the deal before was over, so that an answer may
 *     have come too late
 */
public record Witness(
    Optional<FairDeal> heard,
    Optional<Secret> mine,
    Optional<Answer> answer,
    List<Secret> hostSecrets,
    List<Finding> findings,
    boolean here,
    boolean answered,
    boolean late) {

  /** Who has heard nothing yet. */
  public static final Witness NEW =
      new Witness(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          List.of(),
          List.of(),
          false,
          false,
          false);

  public Witness {
    hostSecrets = List.copyOf(hostSecrets);
    findings = List.copyOf(findings);
  }

  /** The guest is at the table. */
  public Witness present() {
    return new Witness(heard, mine, answer, hostSecrets, findings, true, answered, late);
  }

  /** The line to the host broke: what was sent may be lost. */
  public Witness cutOff() {
    return new Witness(heard, mine, Optional.empty(), hostSecrets, findings, false, false, late);
  }

  /**
   * Nothing was heard of the host for a while: an answer may come too late for it, which is not the
   * same as being passed over.
   */
  public Witness slowed() {
    return new Witness(heard, mine, answer, hostSecrets, findings, here, answered, true);
  }

  /** The match is over or given up; a deal that was under way is never finished. */
  public Witness inLobby() {
    return new Witness(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        hostSecrets,
        List.of(),
        true,
        false,
        false);
  }

  /**
   * After the host said something about a deal.
   *
   * @param me as whom the guest sees the table
   * @param fresh a secret that was never used, in case one is asked for
   */
  public Witness hears(Viewer me, FairDeal now, Secret fresh) {
    boolean same = heard.filter(before -> sameDeal(before, now)).isPresent();
    Witness after = (same ? followed(now) : begun(me, now)).answering(me, now, fresh).present();
    return now.shown().isPresent() ? after.excused() : after;
  }

  /** What was late in this deal is so for good, and says nothing about the next one. */
  private Witness excused() {
    return new Witness(heard, mine, answer, hostSecrets, findings, here, answered && !late, false);
  }

  private static boolean sameDeal(FairDeal one, FairDeal other) {
    return one.match().equals(other.match()) && one.number() == other.number();
  }

  private Witness begun(Viewer me, FairDeal now) {
    List<Finding> wrong = new ArrayList<>();
    if (here && heard.filter(before -> thrownAway(before, now)).isPresent()) {
      wrong.add(Finding.of(Flaw.DRAWN_AGAIN));
    }
    if (here && me instanceof Seat seat && leftOut(now.part(seat))) {
      wrong.add(Finding.of(Flaw.OWN_SECRET_LEFT_OUT, seat));
    }
    List<Secret> secrets = new ArrayList<>(hostSecrets);
    now.shown().filter(secret -> !secrets.contains(secret)).ifPresent(secrets::add);
    return new Witness(
        Optional.of(now), Optional.empty(), Optional.empty(), secrets, wrong, here, false, late);
  }

  private static boolean thrownAway(FairDeal before, FairDeal now) {
    boolean next = before.match().equals(now.match()) && now.number() == before.number() + 1;
    return before.shown().isEmpty() || (before.match().equals(now.match()) && !next);
  }

  private static boolean leftOut(Part part) {
    return part instanceof Part.Unasked || part instanceof Part.Silent;
  }

  private Witness followed(FairDeal now) {
    FairDeal before = heard.orElseThrow();
    List<Finding> wrong = new ArrayList<>(findings);
    if (!before.host().equals(now.host())) {
      wrong.add(Finding.of(Flaw.DRAWN_AGAIN));
    }
    for (Seat seat : Seat.first(Math.max(before.parts().size(), now.parts().size()))) {
      if (!follows(before.part(seat), now.part(seat))) {
        wrong.add(Finding.of(Flaw.PART_CHANGED, seat));
      }
    }
    if (before.shown().isPresent() && !before.shown().equals(now.shown())) {
      wrong.add(Finding.of(Flaw.HOST_SECRET_DIFFERS));
    }
    List<Secret> secrets = new ArrayList<>(hostSecrets);
    if (now.shown().isPresent() && before.shown().isEmpty()) {
      if (secrets.contains(now.shown().get())) {
        wrong.add(Finding.of(Flaw.HOST_SECRET_REUSED));
      }
      secrets.add(now.shown().get());
    }
    return new Witness(
        Optional.of(now), mine, Optional.empty(), secrets, wrong, here, answered, late);
  }

  private static boolean follows(Part before, Part now) {
    return switch (before) {
      case Part.Awaited awaited -> true;
      case Part.Committed(Commitment commitment) -> now.committed().equals(Optional.of(commitment));
      case Part.Unasked _, Part.Silent _, Part.Withheld _, Part.Revealed _ -> before.equals(now);
    };
  }

  private Witness answering(Viewer me, FairDeal now, Secret fresh) {
    return switch (me) {
      case Onlooker onlooker -> this;
      case Seat seat ->
          switch (now.part(seat)) {
            case Part.Awaited awaited -> committing(seat, now, mine.orElse(fresh));
            case Part.Committed(Commitment commitment) -> revealing(seat, now, commitment);
            case Part.Silent silent -> leftOut(seat);
            case Part.Unasked unasked -> leftOut(seat);
            case Part.Withheld withheld -> leftOut(seat);
            case Part.Revealed(Commitment commitment, Secret secret) ->
                mine.filter(own -> !own.equals(secret)).isPresent()
                    ? finding(Finding.of(Flaw.OWN_COMMITMENT_DIFFERS, seat))
                    : this;
          };
    };
  }

  private Witness committing(Seat seat, FairDeal now, Secret secret) {
    Answer commit = new Answer.Commit(now.number(), now.commitment(seat, secret));
    return new Witness(
        heard, Optional.of(secret), Optional.of(commit), hostSecrets, findings, here, true, late);
  }

  /** A secret that was not one's own is not known here, so nothing can be revealed. */
  private Witness revealing(Seat seat, FairDeal now, Commitment told) {
    if (mine.isEmpty()) {
      return this;
    }
    if (!now.commitment(seat, mine.get()).equals(told)) {
      return finding(Finding.of(Flaw.OWN_COMMITMENT_DIFFERS, seat));
    }
    Optional<Answer> reveal =
        now.revealing()
            ? Optional.of(new Answer.Reveal(now.number(), mine.get()))
            : Optional.empty();
    return new Witness(heard, mine, reveal, hostSecrets, findings, here, true, late);
  }

  private Witness leftOut(Seat seat) {
    return answered && !late && mine.isPresent()
        ? finding(Finding.of(Flaw.OWN_SECRET_LEFT_OUT, seat))
        : this;
  }

  private Witness finding(Finding wrong) {
    if (findings.contains(wrong)) {
      return this;
    }
    List<Finding> more = new ArrayList<>(findings);
    more.add(wrong);
    return new Witness(heard, mine, answer, hostSecrets, more, here, answered, late);
  }
}
