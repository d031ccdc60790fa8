package oklahoma.host.table.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import oklahoma.host.table.mailbox.TableMessage;
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
 * What comes before a deal: the host commits to a secret, every human who is here commits to one,
 * all reveal them, and together they say how the cards lie. Whatever is told is in the journal
 * first, so a host that was down goes on with the same secrets. Nobody is waited for longer than
 * {@link #PATIENCE} for each of the two answers.
 */
final class CommitReveal {
  /** How long each answer is waited for. */
  static final Duration PATIENCE = Duration.ofSeconds(5);

  private final PhaseClock clock;
  private final Broadcaster broadcaster;
  private final RecordedMatch play;
  private SealedDeal deal;
  private FairDeal told;

  private CommitReveal(
      PhaseClock clock, Broadcaster broadcaster, RecordedMatch play, SealedDeal deal) {
    this.clock = clock;
    this.broadcaster = broadcaster;
    this.play = play;
    this.deal = deal;
    this.told = deal.told();
  }

  /**
   * The host commits.
   *
   * @param play the match
   * @param secrets what secrets are made of
   */
  static CommitReveal begun(
      PhaseClock clock,
      Broadcaster broadcaster,
      RecordedMatch play,
      Seats seats,
      RandomGenerator secrets) {
    Optional<SealedDeal> before = play.shuffled();
    MatchId match =
        before
            .map(deal -> deal.told().match())
            .orElseGet(() -> MatchId.of(bytes(secrets, MatchId.BYTES)));
    int number = before.map(deal -> deal.told().number()).orElse(0) + 1;
    Secret secret = Secret.of(bytes(secrets, Secret.BYTES));
    Commitment commitment = Commitment.ofHost(match, number, secret);
    FairDeal opened = FairDeal.opened(match, number, commitment, parts(seats));
    CommitReveal shuffling =
        new CommitReveal(clock, broadcaster, play, new SealedDeal(opened, secret));
    play.shuffling(shuffling.deal);
    shuffling.tell();
    return shuffling;
  }

  /** It goes on where it stood when the host was down. Who is not back yet has time for it. */
  static CommitReveal resumed(
      PhaseClock clock, Broadcaster broadcaster, RecordedMatch play, SealedDeal before) {
    CommitReveal shuffling = new CommitReveal(clock, broadcaster, play, before);
    shuffling.tell();
    return shuffling;
  }

  private static byte[] bytes(RandomGenerator secrets, int count) {
    byte[] bytes = new byte[count];
    secrets.nextBytes(bytes);
    return bytes;
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

  /** What everybody may know by now. */
  FairDeal told() {
    return told;
  }

  /** A seat's answer; what nobody asked for, or what does not fit, is passed over. */
  void heard(Seat seat, Answer answer) {
    FairDeal known = deal.told();
    switch (answer) {
      case Answer.Commit(int number, Commitment commitment)
          when number == known.number() && known.part(seat) instanceof Part.Awaited ->
          know(seat, new Part.Committed(commitment));
      case Answer.Reveal(int number, Secret secret)
          when number == known.number() && told.revealing() && fits(seat, secret) ->
          know(seat, new Part.Revealed(known.commitment(seat, secret), secret));
      case Answer.Commit _, Answer.Reveal _ -> {}
    }
  }

  private boolean fits(Seat seat, Secret secret) {
    return deal.told().part(seat) instanceof Part.Committed(Commitment commitment)
        && deal.told().commitment(seat, secret).equals(commitment);
  }

  private void know(Seat seat, Part part) {
    deal = deal.with(deal.told().with(seat, part));
  }

  /** The time for an answer is up. */
  void timeUp(long moment) {
    if (clock.moment() == moment) {
      markWho(seat -> true);
    }
  }

  /** Who is still waited for and meets this is not waited for any longer. */
  private void markWho(Predicate<Seat> lost) {
    boolean committing = told.committing();
    for (Seat seat : Seat.first(told.parts().size())) {
      switch (deal.told().part(seat)) {
        case Part.Awaited awaited when lost.test(seat) -> know(seat, new Part.Silent());
        case Part.Committed(Commitment commitment) when !committing && lost.test(seat) ->
            know(seat, new Part.Withheld(commitment));
        case Part.Awaited _,
            Part.Committed _,
            Part.Unasked _,
            Part.Silent _,
            Part.Withheld _,
            Part.Revealed _ -> {}
      }
    }
  }

  /**
   * Goes on where it can; the deal as soon as it is settled.
   *
   * @param seats who has left for good is not waited for
   */
  Optional<SealedDeal> goOn(Seats seats) {
    markWho(seat -> seats.bot(seat).isPresent());
    if (told.committing() && !deal.told().committing()) {
      publish();
    } else if (told.revealing() && deal.told().settled()) {
      publish();
    }
    return told.settled() ? Optional.of(deal) : Optional.empty();
  }

  private void publish() {
    play.shuffling(deal);
    told = deal.told();
    tell();
  }

  private void tell() {
    broadcaster.fair(told);
    if (!told.settled()) {
      clock.begin(Optional.of(PATIENCE), TableMessage.SecretsDue::new);
    }
  }
}
