package oklahoma.host.table.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.people.Participant;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Seat;
import oklahoma.rules.Viewer;
import oklahoma.rules.fair.Answer;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.SealedDeal;

/** The next deal and its shuffle. */
public final class NextDeal {
  /**
   * The most shuffles for a newcomer; more of them, together with a welcome, might exceed what a
   * guest may leave unread.
   */
  private static final int MOST_AT_ONCE = 256;

  private NextDeal() {}

  /** Begins or advances the shuffle, and deals the cards as soon as possible. */
  static MatchState advanced(MatchState state, StepContext step) {
    return switch (state.phase()) {
      case MatchPhase.DealDue(Optional<SealedDeal> before) -> begun(state, before, step);
      case CommitReveal shuffle -> proceed(state, shuffle, step);
      case MatchPhase.InDeal _, Intermission _ -> state;
    };
  }

  /** Begins the next deal, after the end of a match that of a new match. */
  private static MatchState begun(MatchState state, Optional<SealedDeal> before, StepContext step) {
    RecordedMatch match =
        state.play().over()
            ? RecordedMatch.begun(state.rules(), state.seats().players(), step)
            : state.play();
    Optional<RandomGenerator> secrets = step.chance().secrets();
    if (before.isPresent()) {
      return sendAndProceed(state, CommitReveal.of(match, before.get()), step);
    }
    if (secrets.isEmpty()) {
      return dealt(
          state,
          match,
          Optional.empty(),
          step); // the cards are known beforehand, so no shuffle is needed
    }
    CommitReveal shuffle = CommitReveal.begun(match, state.seats(), secrets.get());
    RecordedMatch.shuffling(shuffle.deal(), step);
    return sendAndProceed(state, shuffle, step);
  }

  private static MatchState sendAndProceed(
      MatchState state, CommitReveal shuffle, StepContext step) {
    return proceed(sent(state, shuffle, step), shuffle, step);
  }

  private static MatchState proceed(MatchState state, CommitReveal shuffle, StepContext step) {
    CommitReveal now = shuffle.withoutBots(state.seats());
    if (!now.answered()) {
      return settled(state.with(now), now, step);
    }
    RecordedMatch.shuffling(now.deal(), step);
    CommitReveal published = now.published();
    return settled(sent(state, published, step), published, step);
  }

  private static MatchState sent(MatchState state, CommitReveal shuffle, StepContext step) {
    state.broadcaster().fair(shuffle.lastPublished(), state.seats(), step);
    return shuffle.lastPublished().settled()
        ? state.with(shuffle)
        : state
            .with(shuffle)
            .with(state.clock().begin(Optional.of(CommitReveal.PATIENCE), step.now()));
  }

  private static MatchState settled(MatchState state, CommitReveal shuffle, StepContext step) {
    return shuffle.lastPublished().settled()
        ? dealt(state, shuffle.match(), Optional.of(shuffle.deal()), step)
        : state;
  }

  /** Deals the cards. For the first deal it sends the welcomes. */
  private static MatchState dealt(
      MatchState before, RecordedMatch match, Optional<SealedDeal> secrets, StepContext step) {
    MatchState state =
        Playing.beginMoment(
            before.with(match.next(secrets, step)).with(new MatchPhase.InDeal()), step);
    if (!before.dealt()) {
      return Welcoming.welcomeAll(state, step);
    }
    return state.with(
        state
            .broadcaster()
            .began(
                state.play().deal(),
                state.play().standing(),
                state.millisLeft(step.now()),
                state.seats(),
                step));
  }

  /**
   * Sends a newcomer the public state of the match's shuffles: a guest that was away accepts the
   * next deal only if every earlier commitment was opened. This includes a shuffle that continues
   * after a restart of the host, since the guest may have missed answers in it.
   */
  static void sendShuffles(MatchState state, Guest guest, Participant person, StepContext step) {
    List<FairDeal> all = new ArrayList<>(state.play().opened());
    state.play().fair().ifPresent(all::add);
    switch (state.phase()) {
      case CommitReveal shuffle -> all.add(shuffle.lastPublished());
      case MatchPhase.DealDue(Optional<SealedDeal> before) ->
          before.map(SealedDeal::published).ifPresent(all::add);
      case MatchPhase.InDeal _, Intermission _ -> {}
    }
    Viewer viewer = state.seats().viewer(person);
    int first = Math.max(0, Math.min(all.size() - MOST_AT_ONCE, remembered(all, viewer, person)));
    all.subList(first, all.size())
        .forEach(deal -> step.send(guest, new FromHost.ShuffleState(viewer, deal)));
  }

  /**
   * The index of the first shuffle to send. It is the last one that the guest's seat has answered,
   * since a program saves its answers. A guest without a key is new, or a spectator, and has saved
   * nothing.
   */
  private static int remembered(List<FairDeal> all, Viewer viewer, Participant person) {
    int last = all.size() - 1;
    if (viewer instanceof Seat seat && !person.keyHashes().isEmpty()) {
      while (last > 0 && all.get(last).part(seat).committed().isEmpty()) {
        last--;
      }
    }
    return last;
  }

  /** Lets the new human of a seat take part in the shuffle. */
  static MatchState takenOver(MatchState state, Seat seat) {
    return state.phase() instanceof CommitReveal shuffle
        ? state.with(shuffle.takenOver(seat))
        : state;
  }

  /** Handles a seat's answer in the shuffle. */
  public static MatchState answered(MatchState state, Seat seat, Answer answer) {
    return state.phase() instanceof CommitReveal shuffle
        ? state.with(shuffle.withAnswer(seat, answer))
        : state;
  }
}
