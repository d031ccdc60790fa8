package oklahoma.host.table.match;

import java.util.Optional;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.people.Participant;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.rules.Viewer;

/**
 * Sends newcomers the state of the match. Before the first deal there is nothing to send; after
 * that deal everybody gets a welcome at once. No guest gets one before the seat key has been
 * written.
 */
public final class Welcoming {
  private Welcoming() {}

  /**
   * Handles a guest who has arrived, has returned, or has missed an update.
   *
   * @param back whether the guest returned with a key and needs a new one
   */
  public static MatchState meet(
      MatchState state, Guest guest, Participant person, boolean back, StepContext step) {
    if (state.dealt()) {
      return welcome(state, guest, person, back, step);
    }
    NextDeal.sendShuffles(state, guest, person, step);
    return back ? state.with(state.players().returned(person)) : state;
  }

  /** Sends everybody a welcome after the first deal has been dealt. */
  static MatchState welcomeAll(MatchState dealt, StepContext step) {
    MatchState state = dealt;
    for (Participant person : dealt.context().roster().all().toList()) {
      if (person.guest().isPresent()) {
        boolean withKey =
            person.keyHashes().isEmpty() || dealt.players().returned().contains(person.number());
        state = welcome(state, person.guest().get(), person, withKey, step);
      }
    }
    return state.seatingKnown();
  }

  private static MatchState welcome(
      MatchState before, Guest guest, Participant person, boolean withKey, StepContext step) {
    Optional<SeatKey> key =
        withKey && !person.watches()
            ? Optional.of(new SeatKey(step.secureBytes(SeatKey.BYTES)))
            : Optional.empty();
    MatchState state =
        key.map(fresh -> before.with(before.context().with(person.withKey(fresh))))
            .orElse(before)
            .kept(step);
    Viewer viewer = state.seats().viewer(person);
    NextDeal.sendShuffles(state, guest, person, step);
    step.send(
        guest,
        Views.welcome(
            state.broadcaster().received(viewer),
            viewer,
            key,
            state.play(),
            state.noticed(viewer),
            status(state, step)));
    return state;
  }

  private static TableStatus status(MatchState state, StepContext step) {
    return new TableStatus(
        state.seating().at(step.now()),
        state
            .intermission()
            .map(pause -> pause.readySeats(state.seats()))
            .orElse(state.broadcaster().ready()),
        state.millisLeft(step.now()),
        state.context().setup().help());
  }
}
