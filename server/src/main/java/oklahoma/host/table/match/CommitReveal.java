package oklahoma.host.table.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.people.Seats;
import oklahoma.rules.Seat;
import oklahoma.rules.fair.Answer;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.SealedDeal;
import oklahoma.rules.fair.Secret;

/**
 * The fair shuffle before a deal: the host commits to a secret, every connected human commits to
 * one, all reveal them, and together they give the order of the cards. The journal has everything
 * before the guests do, so a host that was down continues with the same secrets. The host waits at
 * most {@link #PATIENCE} for each of the two answers.
 *
 * @param match the match whose next deal this is: the present one, or one that begins after it
 * @param deal the whole state, which only the host knows
 * @param lastPublished the public state
 */
record CommitReveal(RecordedMatch match, SealedDeal deal, FairDeal lastPublished)
    implements MatchPhase {
  /** The time limit for each answer. */
  static final Duration PATIENCE = Duration.ofSeconds(5);

  /**
   * The host commits.
   *
   * @param secrets the source of secrets
   */
  static CommitReveal begun(RecordedMatch match, Seats seats, RandomGenerator secrets) {
    Optional<SealedDeal> before = match.shuffled();
    MatchId id =
        before
            .map(deal -> deal.published().match())
            .orElseGet(() -> MatchId.of(StepContext.bytes(secrets, MatchId.BYTES)));
    int number = before.map(deal -> deal.published().number()).orElse(0) + 1;
    Secret secret = Secret.of(StepContext.bytes(secrets, Secret.BYTES));
    Commitment commitment = Commitment.ofHost(id, number, secret);
    FairDeal opened = FairDeal.opened(id, number, commitment, parts(seats));
    return of(match, new SealedDeal(opened, secret));
  }

  /**
   * Continues a shuffle after a restart of the host. Guests who are not back yet get time to
   * answer.
   */
  static CommitReveal of(RecordedMatch match, SealedDeal deal) {
    return new CommitReveal(match, deal, deal.published());
  }

  private static List<Part> parts(Seats seats) {
    return Stream.concat(seats.bots().stream(), seats.humans().stream())
        .distinct()
        .sorted()
        .map(seat -> part(seats, seat))
        .toList();
  }

  private static Part part(Seats seats, Seat seat) {
    boolean asked = seats.bot(seat).isEmpty() && seats.present().contains(seat);
    return asked ? new Part.Awaited() : new Part.Unasked();
  }

  /**
   * The shuffle after a seat's answer. It ignores an answer that nobody asked for or that does not
   * fit.
   */
  CommitReveal withAnswer(Seat seat, Answer answer) {
    FairDeal known = deal.published();
    return switch (answer) {
      case Answer.Commit(int number, Commitment commitment)
          when number == known.number() && known.part(seat) instanceof Part.Awaited ->
          withPart(seat, new Part.Committed(commitment));
      case Answer.Reveal(int number, Secret secret)
          when number == known.number() && lastPublished.revealing() && fits(seat, secret) ->
          withPart(seat, new Part.Revealed(known.commitment(seat, secret), secret));
      case Answer.Commit _, Answer.Reveal _ -> this;
    };
  }

  private boolean fits(Seat seat, Secret secret) {
    return deal.published().part(seat) instanceof Part.Committed(Commitment commitment)
        && deal.published().commitment(seat, secret).equals(commitment);
  }

  private CommitReveal withPart(Seat seat, Part part) {
    return new CommitReveal(match, deal.with(deal.published().with(seat, part)), lastPublished);
  }

  /**
   * The shuffle after another human has got the seat. It asks that human too, unless the previous
   * player's answer is public.
   */
  CommitReveal takenOver(Seat seat) {
    return lastPublished.part(seat) instanceof Part.Awaited asked ? withPart(seat, asked) : this;
  }

  /** The shuffle without the seats that have not answered in time. */
  CommitReveal timeUp() {
    return without(seat -> true);
  }

  /** The shuffle without the seats of guests who have left for good. */
  CommitReveal withoutBots(Seats seats) {
    return without(seat -> seats.bot(seat).isPresent());
  }

  /** Stops waiting for these seats. */
  private CommitReveal without(Predicate<Seat> lost) {
    CommitReveal now = this;
    for (Seat seat : Seat.first(lastPublished.parts().size())) {
      if (lost.test(seat)) {
        now = now.without(seat);
      }
    }
    return now;
  }

  private CommitReveal without(Seat seat) {
    return switch (deal.published().part(seat)) {
      case Part.Awaited awaited -> withPart(seat, new Part.Silent());
      case Part.Committed(Commitment commitment) when !lastPublished.committing() ->
          withPart(seat, new Part.Withheld(commitment));
      case Part.Committed _, Part.Unasked _, Part.Silent _, Part.Withheld _, Part.Revealed _ ->
          this;
    };
  }

  /** Whether all seats have answered, so that the host may publish the answers. */
  boolean answered() {
    return lastPublished.committing()
        ? !deal.published().committing()
        : lastPublished.revealing() && deal.published().settled();
  }

  /** The shuffle after the host has published the answers. */
  CommitReveal published() {
    return of(match, deal);
  }
}
