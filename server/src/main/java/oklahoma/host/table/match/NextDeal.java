package oklahoma.host.table.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.people.Seats;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import oklahoma.rules.fair.Answer;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.SealedDeal;

/** The deal that comes next: whether it is time for it, and how its pack is being shuffled. */
public final class NextDeal {
  private final MatchContext context;
  private final Seats seats;
  private final Broadcaster broadcaster;
  private final Playing playing;
  private Optional<SealedDeal> before;
  private Optional<CommitReveal> shuffling = Optional.empty();
  private boolean due;

  /**
   * @param before the shuffle that had begun when the host was down; empty if none had
   */
  public NextDeal(
      MatchContext context,
      Seats seats,
      Broadcaster broadcaster,
      Playing playing,
      Optional<SealedDeal> before) {
    this.context = context;
    this.seats = seats;
    this.broadcaster = broadcaster;
    this.playing = playing;
    this.before = before;
    due = !playing.dealt() || before.isPresent();
  }

  /** Whether it is time for it. */
  public boolean due() {
    return due;
  }

  /** It is time for it. */
  public void comes() {
    due = true;
  }

  /**
   * Tells somebody who has just come what is public of all shuffles of the match: a guest that was
   * away believes in the next deal only if every commitment before it was opened.
   */
  void tell(Guest guest, Viewer viewer) {
    List<FairDeal> all = new ArrayList<>(playing.play().opened());
    playing.fair().ifPresent(all::add);
    shuffling.map(CommitReveal::told).ifPresent(all::add);
    all.forEach(deal -> context.outbox().tell(guest, new FromHost.Fair(viewer, deal)));
  }

  /** A seat's part in the shuffle. */
  public void heard(Seat seat, Answer answer) {
    shuffling.ifPresent(now -> now.heard(seat, answer));
  }

  /** The time for an answer is up. */
  public void timeUp(long moment) {
    shuffling.ifPresent(now -> now.timeUp(moment));
  }

  /** Goes on with the shuffle; whether the cards have just been dealt. */
  public boolean advance() {
    playing.beginMatchIfOver();
    RecordedMatch next = playing.upcoming();
    if (shuffling.isEmpty()) {
      shuffling = begun(next);
    }
    Optional<SealedDeal> settled =
        shuffling.isPresent() ? shuffling.get().goOn(seats) : Optional.empty();
    boolean ready = shuffling.isEmpty() || settled.isPresent();
    if (ready) {
      playing.deal(settled);
      shuffling = Optional.empty();
      before = Optional.empty();
      due = false;
    }
    return ready;
  }

  /** None where the cards are known beforehand. */
  private Optional<CommitReveal> begun(RecordedMatch next) {
    if (before.isPresent()) {
      return Optional.of(CommitReveal.resumed(context.clock(), broadcaster, next, before.get()));
    }
    Optional<RandomGenerator> secrets = context.chance().secrets();
    return secrets.isPresent()
        ? Optional.of(CommitReveal.begun(context.clock(), broadcaster, next, seats, secrets.get()))
        : Optional.empty();
  }
}
