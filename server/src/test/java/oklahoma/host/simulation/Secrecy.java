package oklahoma.host.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Tableau;
import oklahoma.rules.fair.SealedDeal;

/** Looks at every byte that leaves the host for what its receiver may not know. */
final class Secrecy {
  private static final int SECRET_BYTES = 32;
  private static final int SHORT = 40;

  private final Map<Integer, byte[]> hidden = new HashMap<>();
  private final List<Given> keys = new ArrayList<>();

  private record Given(SeatKey key, Person to) {}

  /** From now on nobody may see the host's secret of the deal at a table. */
  void hides(int table, SealedDeal deal) {
    hidden.put(table, deal.secret().bytes());
  }

  /** The deal is over. */
  void shows(int table) {
    hidden.remove(table);
  }

  /** Looks at a message. */
  void look(Session to, FromHost message, byte[] bytes) {
    switch (message) {
      case FromHost.Update update -> event(to.known().viewer(), update.event());
      case FromHost.Welcome welcome -> {
        deal(welcome.viewer(), welcome.deal());
        welcome.soFar().forEach(event -> event(welcome.viewer(), event));
        welcome.key().ifPresent(key -> given(to, key));
      }
      case FromHost.DealBegan began -> deal(to.known().viewer(), began.deal());
      case FromHost.Lobby lobby -> lobby.key().ifPresent(key -> given(to, key));
      case FromHost.Tables _,
          FromHost.Seats _,
          FromHost.Intermission _,
          FromHost.Refused _,
          FromHost.LobbyRefused _,
          FromHost.Chatted _,
          FromHost.Matches _,
          FromHost.ShuffleState _,
          FromHost.PasswordAsked _,
          FromHost.WrongPassword _,
          FromHost.OwnerActed _,
          FromHost.Advised _,
          FromHost.Asleep _,
          FromHost.Awake _,
          FromHost.Pong _,
          FromHost.Bye _ -> {}
    }
    if (bytes.length > SHORT) {
      hidden.forEach((table, secret) ->
          Violation.unless(
              !contains(bytes, secret), Check.SECRET, () -> "the host's secret in " + message));
      for (Given each : keys.subList(Math.max(0, keys.size() - 8), keys.size())) {
        Violation.unless(
            each.to() == to.person() || !contains(bytes, each.key().bytes()),
            Check.SECRET,
            () -> "somebody else's key in " + message);
      }
    }
  }

  private void given(Session to, SeatKey key) {
    keys.add(new Given(key, to.person()));
  }

  private static boolean contains(byte[] bytes, byte[] secret) {
    for (int at = 0; at + SECRET_BYTES <= bytes.length; at++) {
      int same = 0;
      while (same < SECRET_BYTES && bytes[at + same] == secret[same]) {
        same++;
      }
      if (same == SECRET_BYTES) {
        return true;
      }
    }
    return false;
  }

  private static void event(Viewer viewer, Seen<Event> seen) {
    boolean secret =
        switch (seen.value()) {
          case Event.Drew(Seat seat, Face face) -> face instanceof Card && !viewer.equals(seat);
          case Event.Answered(Seat seat, boolean claims) -> !viewer.equals(seat);
          case Event.Renewed(List<Face> order) -> order.stream().anyMatch(Card.class::isInstance);
          default -> false;
        };
    Violation.unless(!secret, Check.SECRET, () -> viewer + " hears " + seen.value());
  }

  private static void deal(Viewer viewer, Seen<Deal> seen) {
    Deal deal = seen.value();
    Tableau tableau = deal.tableau();
    Violation.unless(
        tableau.stock().stream().noneMatch(Card.class::isInstance),
        Check.SECRET,
        () -> viewer + " sees the stock: " + deal);
    for (Seat seat : Seat.first(tableau.seats())) {
      boolean open = deal.over() || Optional.of(viewer).equals(Optional.of(seat));
      Violation.unless(
          open || known(deal, seat),
          Check.SECRET,
          () -> viewer + " sees the hand of " + seat + ": " + deal);
    }
  }

  /** In the hand of somebody else are only cards that everybody saw being taken. */
  private static boolean known(Deal deal, Seat seat) {
    return deal.equals(deal.seenBy(oklahoma.rules.Spectator.SPECTATOR))
        || deal.tableau()
            .hand(seat)
            .equals(deal.seenBy(oklahoma.rules.Spectator.SPECTATOR).tableau().hand(seat));
  }
}
