package oklahoma.host.simulation;

import java.util.List;
import java.util.Optional;

/** What those at a table have been told agrees with its journal, and with what the others were. */
final class Agreement {
  private Agreement() {}

  /** A table has read a message: everybody there knows what it would show. */
  static void at(int table, Truth truth, List<Session> sessions) {
    Optional<Session> first = Optional.empty();
    for (Session session : sessions) {
      if (session.at(table) && session.known().asleep()) {
        return;
      }
    }
    for (Session session : sessions) {
      if (session.at(table) && session.known().place() != KnownState.Place.NOWHERE) {
        first.ifPresent(other -> alike(other.known(), session.known()));
        first = Optional.of(session);
        if (session.known().place() == KnownState.Place.MATCH) {
          square(truth, session);
        }
      }
    }
  }

  private static void alike(KnownState one, KnownState other) {
    Violation.unless(
        one.place() == other.place()
            && (one.place() == KnownState.Place.LOBBY
                ? one.lobby().equals(other.lobby())
                : one.owner().equals(other.owner())
                    && one.spectators().equals(other.spectators())
                    && KnownState.timeless(one.seats()).equals(KnownState.timeless(other.seats()))
                    && one.standing().equals(other.standing())
                    && one.pausing() == other.pausing()
                    && one.ready().equals(other.ready())),
        Check.SAME_FOR_ALL,
        () -> one.viewer() + " and " + other.viewer() + " hear different things");
  }

  private static void square(Truth truth, Session session) {
    KnownState known = session.known();
    if (!session.changed(truth.happened())) {
      return;
    }
    Violation.unless(
        truth.deal().isPresent() && known.seen().equals(Optional.of(truth.seen(known.viewer()))),
        Check.SQUARE,
        () ->
            session
                + " knows "
                + known.seen()
                + "\n  but the host would show "
                + truth.deal().map(deal -> deal.seenBy(known.viewer())));
    List<?> noticed = truth.noticed(known.viewer());
    List<?> events = known.events();
    Violation.unless(
        noticed.size() >= events.size()
            && (events.isEmpty() || events.getLast().equals(noticed.getLast())),
        Check.SQUARE,
        () -> session + " has noticed other events than the host would tell");
    Violation.unless(
        known.standing().equals(truth.standing()),
        Check.SQUARE,
        () -> session + " knows another score");
  }
}
