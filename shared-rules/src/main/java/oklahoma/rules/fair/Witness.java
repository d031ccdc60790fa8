package oklahoma.rules.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.Viewer;

/**
 * A guest's part in the fair deals of a table. It commits to the guest's secret, checks that the
 * secret counts, and remembers what the host said. Since every message comes through the host, it
 * trusts only its own record. Immutable.
 *
 * @param last the latest deal
 * @param answer what the guest owes the host now
 * @param hostSecrets all secrets that the host has shown
 * @param remembers whether the guest knows every answer that it ever gave at the table
 * @param line the state of the connection to the host
 */
public record Witness(
    Optional<LastDeal> last,
    Optional<Answer> answer,
    List<Secret> hostSecrets,
    boolean remembers,
    Line line) {

  /**
   * The state of the connection to the host.
   *
   * @param here whether it has held since the last message in which the guest had a place at the
   *     table
   * @param gone whether it was cut since the guest last received a running deal
   * @param answered whether it has held since the guest answered a question at once
   * @param late whether it has been slow since the previous deal ended, so that an answer may have
   *     come too late
   */
  public record Line(boolean here, boolean gone, boolean answered, boolean late) {

    private Line cut() {
      return new Line(false, true, false, late);
    }

    private Line present() {
      return new Line(true, gone, answered, late);
    }

    /** The state after news of a running deal. */
    private Line attending() {
      return new Line(true, false, answered, late);
    }

    private Line answering() {
      return new Line(here, gone, true, late);
    }

    private Line slow() {
      return new Line(here, gone, answered, true);
    }

    /**
     * The state for the next deal. Lateness excuses the guest only in the deal in which it
     * occurred.
     */
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
   * A guest that comes back to a table after a restart of its program.
   *
   * @param last what the program had saved; empty if nothing
   */
  public static Witness returning(Optional<LastDeal> last) {
    return new Witness(
        last,
        Optional.empty(),
        last.flatMap(deal -> deal.published().shown()).stream().toList(),
        false,
        new Line(false, true, false, false));
  }

  /** The latest state of the latest deal's shuffle that the host sent. */
  public Optional<FairDeal> latest() {
    return last.map(LastDeal::published);
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
   * Whether the guest has taken a seat during a deal that it already knew, and so has no part in
   * the shuffle. It was a spectator and has sat down, or it came back as a new guest and got
   * another seat.
   *
   * @param viewer the guest's place at the table, as the host says
   * @param sitting whether it has asked for a seat
   * @param newcomer whether it came back without a key
   */
  public boolean comesLate(Viewer viewer, FairDeal now, boolean sitting, boolean newcomer) {
    return viewer instanceof Seat
        && last.filter(deal -> deal.is(now))
            .map(LastDeal::me)
            .filter(me -> (sitting && me instanceof Spectator) || (newcomer && !me.equals(viewer)))
            .isPresent();
  }

  /** After a message that shows the guest at the table. */
  public Witness present() {
    return with(line.present());
  }

  /** After the connection broke. What the guest sent last may be lost. */
  public Witness cutOff() {
    return owing(Optional.empty()).with(line.cut());
  }

  /**
   * After a delay on the connection. An answer may now reach the host too late, and then the host
   * has not ignored it.
   */
  public Witness slowed() {
    return with(line.slow());
  }

  /** The table is a lobby: no deal is going on. */
  public Witness inLobby() {
    return owing(Optional.empty()).with(line.present());
  }

  /**
   * After the end of a deal. Only the latest deal can change: the host could since have invented
   * the end of an earlier one.
   *
   * @param decided whether that deal has decided the match
   */
  public Witness ended(FairDeal deal, LastDeal.End how, boolean decided) {
    return changing(kept -> kept.is(deal) ? kept.ended(how, decided) : kept);
  }

  /** Adds a finding to the latest deal. */
  public Witness finding(Finding wrong) {
    return changing(kept -> kept.finding(wrong));
  }

  /**
   * After a message of the host about the shuffle of a deal.
   *
   * @param viewer the guest's place at the table, as the host says
   * @param fresh an unused secret, in case the host asks for one
   */
  public Witness shuffleReceived(Viewer viewer, FairDeal now, Secret fresh) {
    Witness asked = owing(Optional.empty());
    if (last.filter(deal -> deal.follows(now)).isPresent()) {
      return now.shown().isPresent()
          ? asked.with(withSecret(now))
          : asked.finding(Finding.of(Flaw.DRAWN_AGAIN));
    }
    Optional<LastDeal> same = last.filter(deal -> deal.is(now));
    boolean opening = now.shown().isPresent() && same.filter(LastDeal::opened).isEmpty();
    LastDeal after = same.isPresent() ? followed(same.get(), viewer, now) : begun(viewer, now);
    // The host may have asked this before the guest came back, or may repeat a question. Then the
    // answer may come too late, and an honest host leaves it out.
    boolean justAsked = !line.gone() && !latest().equals(Optional.of(now));
    Witness owing = asked.keeping(after).with(withSecret(now)).owning(viewer, now, fresh);
    Witness next = owing.answer().isPresent() && justAsked ? owing.with(line.answering()) : owing;
    if (now.shown().isEmpty()) {
      return next.attending();
    }
    return (opening ? next.changing(LastDeal::counted) : next).with(next.line.excused());
  }

  private LastDeal begun(Viewer viewer, FairDeal now) {
    List<Finding> wrong = new ArrayList<>();
    Sequel sequel = sequel(now);
    if (sequel == Sequel.DRAWN_AGAIN) {
      wrong.add(Finding.of(Flaw.DRAWN_AGAIN));
    }
    // Only a guest whose connection broke before it had a key may come back to another seat.
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

  /** How a deal follows the previous one. */
  private enum Sequel {
    IN_ORDER,
    END_UNSEEN,
    DRAWN_AGAIN
  }

  /** The next deal must have the next number, and the previous deal must be over. */
  private Sequel sequel(FairDeal now) {
    if (last.isEmpty()) {
      return first(now);
    }
    LastDeal before = last.get();
    boolean sameMatch = before.published().match().equals(now.match());
    boolean inTurn =
        sameMatch
            ? before.openedTruly() && now.number() == before.published().number() + 1
            : now.number() == 1;
    if (!inTurn) {
      return Sequel.DRAWN_AGAIN;
    }
    LastDeal.Ending ending = before.ending();
    boolean over = sameMatch ? ending.end() != LastDeal.End.OPEN : ending.matchOver();
    if (!over) {
      // If the last player leaves, the match ends early, and only spectators can still see that.
      boolean givenUp = !sameMatch && before.me() instanceof Spectator;
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

  /** In a new deal nobody can have answered yet. */
  private Optional<Flaw> firstPlace(Part part) {
    boolean asked = part instanceof Part.Awaited || part instanceof Part.Unasked;
    return asked || !line.here() ? Optional.empty() : Optional.of(Flaw.ANSWERED_EARLY);
  }

  /** In a new deal the host asks every guest who is connected. */
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
    wrong.addAll(changes(before.published(), now));
    if (!before.me().equals(viewer)) {
      wrong.add(Finding.of(Flaw.OWN_COMMITMENT_DIFFERS));
    }
    boolean known = now.shown().filter(hostSecrets::contains).isPresent();
    if (known && !before.opened()) {
      wrong.add(Finding.of(Flaw.HOST_SECRET_REUSED));
    }
    return before.updated(viewer, now, wrong.stream().distinct().toList());
  }

  private List<Finding> changes(FairDeal before, FairDeal now) {
    List<Finding> wrong = new ArrayList<>();
    if (!before.host().equals(now.host())) {
      wrong.add(Finding.of(Flaw.DRAWN_AGAIN));
    }
    if (before.parts().size() != now.parts().size()) {
      // The order depends on every place, even on an empty one.
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

  /**
   * Whether a seat that was asked may have reached this state. The guest misses a step only if its
   * connection was cut.
   */
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
      case Spectator spectator -> this;
      case Seat seat ->
          switch (now.part(seat)) {
            case Part.Awaited awaited -> committing(seat, now, mine().orElse(fresh));
            case Part.Committed(Commitment published) ->
                own(seat, now, published).revealing(now, published, seat);
            case Part.Withheld(Commitment published) -> own(seat, now, published).leftOut(seat);
            case Part.Silent silent -> leftOut(seat);
            case Part.Unasked unasked -> this;
            case Part.Revealed(Commitment published, Secret secret) ->
                mine().filter(own -> !own.equals(secret)).isPresent()
                    ? finding(Finding.of(Flaw.OWN_COMMITMENT_DIFFERS, seat))
                    : own(seat, now, published);
          };
    };
  }

  private Witness committing(Seat seat, FairDeal now, Secret secret) {
    Answer commit = new Answer.Commit(now.number(), now.commitment(seat, secret));
    return changing(kept -> kept.with(secret)).owing(Optional.of(commit));
  }

  /** Reveals the guest's secret, but only if the host repeats the guest's own commitment. */
  private Witness revealing(FairDeal now, Commitment published, Seat seat) {
    Optional<Answer> reveal =
        mine()
            .filter(secret -> now.revealing() && now.commitment(seat, secret).equals(published))
            .map(secret -> new Answer.Reveal(now.number(), secret));
    return reveal.isPresent() ? owing(reveal) : this;
  }

  /** Checks that the commitment at the guest's seat is the guest's own. */
  private Witness own(Seat seat, FairDeal now, Commitment published) {
    boolean other =
        mine().filter(secret -> !now.commitment(seat, secret).equals(published)).isPresent();
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
