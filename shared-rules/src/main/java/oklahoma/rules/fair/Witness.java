package oklahoma.rules.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import oklahoma.rules.Onlooker;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;

/**
 * A guest's part in the fair deals of a table and its observations: it commits to its own secret,
 * checks that this secret counts, and remembers what the host said. Everything it receives comes
 * through the host, so it trusts its own record and not the host's account of it. Immutable.
 *
 * @param last the latest deal
 * @param answer what is owed to the host now
 * @param hostSecrets which of the host's secrets have been shown
 * @param remembers whether every answer that this guest ever gave at the table is known
 * @param line how the line to the host has been
 */
public record Witness(
    Optional<LastDeal> last,
    Optional<Answer> answer,
    List<Secret> hostSecrets,
    boolean remembers,
    Line line) {

  /**
   * How the line to the host has been.
   *
   * @param here whether it has held since the guest was heard or told of something
   * @param gone whether it was cut since the guest last heard of a deal that went on
   * @param answered whether it has held since a question came that was answered at once
   * @param late whether it has been slow since the deal before was over, so that an answer may have
   *     come too late
   */
  public record Line(boolean here, boolean gone, boolean answered, boolean late) {

    private Line cut() {
      return new Line(false, true, false, late);
    }

    private Line present() {
      return new Line(true, gone, answered, late);
    }

    /** A deal is going on, and the guest with it. */
    private Line attending() {
      return new Line(true, false, answered, late);
    }

    private Line answering() {
      return new Line(here, gone, true, late);
    }

    private Line slow() {
      return new Line(here, gone, answered, true);
    }

    /** Lateness in a deal is final, and does not affect the next one. */
    private Line excused() {
      return new Line(here, gone, answered && !late, false);
    }
  }

  public Witness {
    hostSecrets = List.copyOf(hostSecrets);
  }

  /** A guest that comes to a table for the first time, and so sees it from the beginning. */
  public static Witness arriving() {
    return new Witness(
        Optional.empty(), Optional.empty(), List.of(), true, new Line(true, false, false, false));
  }

  /**
   * A guest that comes back to a table after its program was started again.
   *
   * @param last what it kept; empty if nothing
   */
  public static Witness returning(Optional<LastDeal> last) {
    return new Witness(
        last,
        Optional.empty(),
        last.flatMap(deal -> deal.told().shown()).stream().toList(),
        false,
        new Line(false, true, false, false));
  }

  /** The last that the host said about the latest deal. */
  public Optional<FairDeal> heard() {
    return last.map(LastDeal::told);
  }

  /** The secret for the latest deal; empty for a spectator, or if none was asked for. */
  public Optional<Secret> mine() {
    return last.flatMap(LastDeal::mine);
  }

  /** What is wrong with the shuffle of the latest deal so far. */
  public List<Finding> findings() {
    return last.map(LastDeal::findings).orElse(List.of());
  }

  /**
   * Whether the guest comes as a latecomer to a deal that it knows, and so has no part in it: it
   * watched and has sat down, or came again as somebody new and got another seat.
   *
   * @param viewer as whom the host says the guest sees the table
   * @param sitting whether it has asked for a seat
   * @param newcomer whether it came again without a key
   */
  public boolean comesLate(Viewer viewer, FairDeal now, boolean sitting, boolean newcomer) {
    return viewer instanceof Seat
        && last.filter(deal -> deal.is(now))
            .map(LastDeal::me)
            .filter(me -> (sitting && me instanceof Onlooker) || (newcomer && !me.equals(viewer)))
            .isPresent();
  }

  /** The guest is at the table. */
  public Witness present() {
    return with(line.present());
  }

  /** The line to the host broke: what was sent may be lost. */
  public Witness cutOff() {
    return owing(Optional.empty()).with(line.cut());
  }

  /**
   * An answer given now may come too late for the host, which is not the same as being passed over.
   */
  public Witness slowed() {
    return with(line.slow());
  }

  /** The table is a lobby: no deal is going on. */
  public Witness inLobby() {
    return owing(Optional.empty()).with(line.present());
  }

  /**
   * A deal has ended. About an earlier deal than the latest nothing is learned any more: the host
   * could have made up its end since.
   *
   * @param decided whether the match is over with it
   */
  public Witness ended(FairDeal deal, LastDeal.End how, boolean decided) {
    return changing(kept -> kept.is(deal) ? kept.ended(how, decided) : kept);
  }

  /** Something else is wrong with the latest deal. */
  public Witness finding(Finding wrong) {
    return changing(kept -> kept.finding(wrong));
  }

  /**
   * After the host said something about a deal.
   *
   * @param viewer as whom the host says the guest sees the table
   * @param fresh a secret that was never used, in case one is asked for
   */
  public Witness hears(Viewer viewer, FairDeal now, Secret fresh) {
    Witness asked = owing(Optional.empty());
    if (last.filter(deal -> deal.follows(now)).isPresent()) {
      return now.shown().isPresent()
          ? asked.with(withSecret(now))
          : asked.finding(Finding.of(Flaw.DRAWN_AGAIN));
    }
    Optional<LastDeal> same = last.filter(deal -> deal.is(now));
    boolean opening = now.shown().isPresent() && same.filter(LastDeal::opened).isEmpty();
    LastDeal after = same.isPresent() ? followed(same.get(), viewer, now) : begun(viewer, now);
    // What was asked before the guest came back, or is only repeated, may have no time left.
    boolean justAsked = !line.gone() && !heard().equals(Optional.of(now));
    Witness owing = asked.keeping(after).with(withSecret(now)).owning(viewer, now, fresh);
    Witness told = owing.answer().isPresent() && justAsked ? owing.with(line.answering()) : owing;
    if (now.shown().isEmpty()) {
      return told.attending();
    }
    return (opening ? told.changing(LastDeal::counted) : told).with(told.line.excused());
  }

  private LastDeal begun(Viewer viewer, FairDeal now) {
    List<Finding> wrong = new ArrayList<>();
    Sequel sequel = sequel(now);
    if (sequel == Sequel.DRAWN_AGAIN) {
      wrong.add(Finding.of(Flaw.DRAWN_AGAIN));
    }
    // Only a guest that was cut off before it had a key may come again at another seat.
    boolean elsewhere = last.filter(before -> before.elsewhere(viewer, now)).isPresent();
    if (elsewhere && !line.gone()) {
      wrong.add(Finding.of(Flaw.OWN_COMMITMENT_DIFFERS));
    }
    for (Seat seat : Seat.first(now.parts().size())) {
      Part part = now.part(seat);
      Optional<Flaw> flaw = seat.equals(viewer) ? firstOwnPlace(part) : firstPlace(part);
      flaw.ifPresent(wrongThere -> wrong.add(Finding.of(wrongThere, seat)));
    }
    return LastDeal.next(last, viewer, now, wrong, elsewhere || sequel == Sequel.END_UNSEEN);
  }

  /** How a deal follows the one before. */
  private enum Sequel {
    IN_ORDER,
    END_UNSEEN,
    DRAWN_AGAIN
  }

  /** The next deal has the next number, and comes when the one before is over. */
  private Sequel sequel(FairDeal now) {
    if (last.isEmpty()) {
      return first(now);
    }
    LastDeal before = last.get();
    boolean sameMatch = before.told().match().equals(now.match());
    boolean inTurn =
        sameMatch
            ? before.openedTruly() && now.number() == before.told().number() + 1
            : now.number() == 1;
    if (!inTurn) {
      return Sequel.DRAWN_AGAIN;
    }
    LastDeal.Ending ending = before.ending();
    boolean over = sameMatch ? ending.end() != LastDeal.End.OPEN : ending.matchOver();
    if (!over) {
      // A match whose last player leaves is given up, and nobody but spectators is there to see it.
      boolean givenUp = !sameMatch && before.me() instanceof Onlooker;
      return line.gone() || givenUp ? Sequel.END_UNSEEN : Sequel.DRAWN_AGAIN;
    }
    return ending.end() == LastDeal.End.SEEN ? Sequel.IN_ORDER : Sequel.END_UNSEEN;
  }

  private Sequel first(FairDeal now) {
    if (!remembers) {
      return Sequel.END_UNSEEN;
    }
    return now.number() == 1 ? Sequel.IN_ORDER : Sequel.DRAWN_AGAIN;
  }

  /** Nobody can have answered before the host has committed. */
  private Optional<Flaw> firstPlace(Part part) {
    boolean asked = part instanceof Part.Awaited || part instanceof Part.Unasked;
    return asked || !line.here() ? Optional.empty() : Optional.of(Flaw.ANSWERED_EARLY);
  }

  /** A deal begins with asking everybody who is there. */
  private Optional<Flaw> firstOwnPlace(Part part) {
    return switch (part) {
      case Part.Awaited awaited -> Optional.empty();
      case Part.Unasked _, Part.Silent _ ->
          line.here() ? Optional.of(Flaw.OWN_SECRET_LEFT_OUT) : Optional.empty();
      case Part.Committed _, Part.Withheld _, Part.Revealed _ ->
          remembers ? Optional.of(Flaw.OWN_COMMITMENT_DIFFERS) : Optional.empty();
    };
  }

  private LastDeal followed(LastDeal before, Viewer viewer, FairDeal now) {
    List<Finding> wrong = new ArrayList<>(before.findings());
    wrong.addAll(changes(before.told(), now));
    if (!before.me().equals(viewer)) {
      wrong.add(Finding.of(Flaw.OWN_COMMITMENT_DIFFERS));
    }
    boolean known = now.shown().filter(hostSecrets::contains).isPresent();
    if (known && !before.opened()) {
      wrong.add(Finding.of(Flaw.HOST_SECRET_REUSED));
    }
    return before.told(viewer, now, wrong.stream().distinct().toList());
  }

  private List<Finding> changes(FairDeal before, FairDeal now) {
    List<Finding> wrong = new ArrayList<>();
    if (!before.host().equals(now.host())) {
      wrong.add(Finding.of(Flaw.DRAWN_AGAIN));
    }
    if (before.parts().size() != now.parts().size()) {
      // Each place, an empty one too, is part of what the order follows from.
      wrong.add(Finding.of(Flaw.PART_CHANGED));
    }
    for (Seat seat : Seat.first(Math.max(before.parts().size(), now.parts().size()))) {
      if (!follows(before.part(seat), now.part(seat))) {
        wrong.add(Finding.of(Flaw.PART_CHANGED, seat));
      }
    }
    if (before.shown().isPresent() && !before.shown().equals(now.shown())) {
      wrong.add(Finding.of(Flaw.HOST_SECRET_DIFFERS));
    }
    return wrong;
  }

  private boolean follows(Part before, Part now) {
    return switch (before) {
      case Part.Awaited awaited -> answered(now);
      case Part.Committed(Commitment commitment) -> now.committed().equals(Optional.of(commitment));
      case Part.Unasked _, Part.Silent _, Part.Withheld _, Part.Revealed _ -> before.equals(now);
    };
  }

  /** What can have become of a seat that was asked: only behind a cut is a step not heard. */
  private boolean answered(Part now) {
    return switch (now) {
      case Part.Unasked _ -> false;
      case Part.Awaited _, Part.Committed _, Part.Silent _ -> true;
      case Part.Revealed _, Part.Withheld _ -> line.gone();
    };
  }

  private List<Secret> withSecret(FairDeal now) {
    List<Secret> secrets = new ArrayList<>(hostSecrets);
    now.shown().filter(secret -> !secrets.contains(secret)).ifPresent(secrets::add);
    return secrets;
  }

  private Witness owning(Viewer viewer, FairDeal now, Secret fresh) {
    return switch (viewer) {
      case Onlooker onlooker -> this;
      case Seat seat ->
          switch (now.part(seat)) {
            case Part.Awaited awaited -> committing(seat, now, mine().orElse(fresh));
            case Part.Committed(Commitment told) -> own(seat, now, told).revealing(now, told, seat);
            case Part.Withheld(Commitment told) -> own(seat, now, told).leftOut(seat);
            case Part.Silent silent -> leftOut(seat);
            case Part.Unasked unasked -> this;
            case Part.Revealed(Commitment told, Secret secret) ->
                mine().filter(own -> !own.equals(secret)).isPresent()
                    ? finding(Finding.of(Flaw.OWN_COMMITMENT_DIFFERS, seat))
                    : own(seat, now, told);
          };
    };
  }

  private Witness committing(Seat seat, FairDeal now, Secret secret) {
    Answer commit = new Answer.Commit(now.number(), now.commitment(seat, secret));
    return changing(kept -> kept.with(secret)).owing(Optional.of(commit));
  }

  /** The secret is revealed only for the guest's own commitment. */
  private Witness revealing(FairDeal now, Commitment told, Seat seat) {
    Optional<Answer> reveal =
        mine()
            .filter(secret -> now.revealing() && now.commitment(seat, secret).equals(told))
            .map(secret -> new Answer.Reveal(now.number(), secret));
    return reveal.isPresent() ? owing(reveal) : this;
  }

  /** The commitment in the guest's own place must be the guest's own. */
  private Witness own(Seat seat, FairDeal now, Commitment told) {
    boolean other = mine().filter(secret -> !now.commitment(seat, secret).equals(told)).isPresent();
    return other ? finding(Finding.of(Flaw.OWN_COMMITMENT_DIFFERS, seat)) : this;
  }

  private Witness leftOut(Seat seat) {
    return line.answered() && !line.late() && mine().isPresent()
        ? finding(Finding.of(Flaw.OWN_SECRET_LEFT_OUT, seat))
        : this;
  }

  private Witness attending() {
    return new Witness(last, answer, hostSecrets, true, line.attending());
  }

  private Witness changing(UnaryOperator<LastDeal> how) {
    return new Witness(last.map(how), answer, hostSecrets, remembers, line);
  }

  private Witness keeping(LastDeal kept) {
    return new Witness(Optional.of(kept), answer, hostSecrets, remembers, line);
  }

  private Witness owing(Optional<Answer> owed) {
    return new Witness(last, owed, hostSecrets, remembers, line);
  }

  private Witness with(List<Secret> shown) {
    return new Witness(last, answer, shown, remembers, line);
  }

  private Witness with(Line now) {
    return new Witness(last, answer, hostSecrets, remembers, now);
  }
}
