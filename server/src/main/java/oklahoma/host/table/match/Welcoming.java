package oklahoma.host.table.match;

import java.util.Optional;
import oklahoma.host.table.effect.Work;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.people.Participant;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.rules.Viewer;

/**
 * Sends newcomers the state of the match. Before the first deal there is nothing to send; then all
 * are welcomed at once, but nobody before the seat key has been written.
 */
public final class Welcoming {
  private Welcoming() {}

  /**
   * Somebody is there, has come back, or has lost count.
   *
   * @param back whether with a key, so that the player needs a new one
   */
  public static MatchState meet(
      MatchState state, Guest guest, Participant person, boolean back, Work work) {
    if (state.dealt()) {
      return welcome(state, guest, person, back, work);
    }
    NextDeal.tell(state, guest, person, work);
    return back ? state.with(state.sitting().returned(person)) : state;
  }

  /** The first deal has just been dealt. */
  static MatchState welcomeAll(MatchState dealt, Work work) {
    MatchState state = dealt;
    for (Participant person : dealt.context().roster().all().toList()) {
      if (person.guest().isPresent()) {
        boolean withKey =
            person.keyHashes().isEmpty() || dealt.sitting().returned().contains(person.number());
        state = welcome(state, person.guest().get(), person, withKey, work);
      }
    }
    return state.seatingKnown();
  }

  private static MatchState welcome(
      MatchState before, Guest guest, Participant person, boolean withKey, Work work) {
    Optional<SeatKey> key =
        withKey && !person.watches()
            ? Optional.of(new SeatKey(work.unguessable(SeatKey.BYTES)))
            : Optional.empty();
    MatchState state =
        key.map(fresh -> before.with(before.context().with(person.withKey(fresh))))
            .orElse(before)
            .kept(work);
    Viewer viewer = state.seats().viewer(person);
    NextDeal.tell(state, guest, person, work);
    work.tell(
        guest,
        Views.welcome(
            state.broadcaster().told(viewer),
            viewer,
            key,
            state.play(),
            state.noticed(viewer),
            status(state, work)));
    return state;
  }

  private static TableStatus status(MatchState state, Work work) {
    return new TableStatus(
        state.seating().at(work.now()),
        state
            .intermission()
            .map(pause -> pause.readySeats(state.seats()))
            .orElse(state.broadcaster().ready()),
        state.millisLeft(work.now()),
        state.context().setup().help());
  }
}
