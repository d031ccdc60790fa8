package oklahoma.client.session;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import oklahoma.client.home.HomeScreen;
import oklahoma.client.home.ReturnCard;
import oklahoma.client.join.JoinFailureText;
import oklahoma.client.join.OtherKeyCard;
import oklahoma.client.net.Connection;
import oklahoma.client.net.Network;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.client.session.kept.KeptSeats;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.TableEntry;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.people.Name;

/**
 * Offers the return to kept seats: on Home, together with the state of the table, and when the
 * player finds a host at another address than before.
 */
public final class ReturnOffers {
  /** The maximum number of seats that are offered at once. */
  private static final int MOST = 20;

  private final Texts texts;
  private final Pages pages;
  private final KeptSeats seats;
  private final Network network;
  private final LocalHosts nearby;
  private final CurrentTable current;
  private final CurrentTable.Surroundings around;

  /**
   * @param network connects to hosts and knows those that the program has met
   * @param nearby the hosts that answer on the local network
   */
  public ReturnOffers(
      Pages pages,
      KeptSeats seats,
      Network network,
      LocalHosts nearby,
      CurrentTable current,
      CurrentTable.Surroundings around) {
    this.texts = pages.texts();
    this.pages = pages;
    this.seats = seats;
    this.network = network;
    this.nearby = nearby;
    this.current = current;
    this.around = around;
  }

  /** Offers the latest seats once they are found. */
  public void offerOn(HomeScreen screen) {
    pages.after(
        seats.free(),
        found -> found.stream().limit(MOST).forEach(seat -> new Offer(screen, seat).show()));
  }

  /** The kept seats at tables of a host; see {@link TableEntry#waysBack}. */
  public CompletableFuture<Map<Integer, List<TableEntry.Back>>> to(
      HostAddress address, Fingerprint host, List<TableLabel> tables) {
    Name player = around.player();
    return seats
        .free()
        .thenApply(found ->
            found.stream()
                .filter(seat -> seat.fingerprint().equals(host))
                .sorted(Comparator.comparing(seat -> !seat.name().equals(player)))
                .toList())
        .thenApply(there -> {
          Map<Integer, List<TableEntry.Back>> ways = new HashMap<>();
          for (TableLabel table : tables) {
            List<TableEntry.Back> back =
                there.stream()
                    .filter(seat -> SoughtTable.of(seat).isAt(table))
                    .map(seat -> back(seat, address))
                    .toList();
            if (!back.isEmpty()) {
              ways.put(table.number(), back);
            }
          }
          return ways;
        });
  }

  private TableEntry.Back back(KeptSeat seat, HostAddress address) {
    return new TableEntry.Back(
        seat.name(), (failed, ended) -> current.returnToSeat(seat, address, failed, ended));
  }

  private void forget(KeptSeat seat) {
    seats.forget(seat);
    around.home();
  }

  /**
   * Whether the table at this address does not have the seat. It may be another table than the
   * seat's, so only the player can give up the seat.
   */
  private static boolean closed(Connection.EndCause why) {
    return !why.returnable()
        || (why instanceof Connection.EndCause.ByHost byHost
            && byHost.reason() == ByeReason.KEY_UNKNOWN);
  }

  /** A seat that is offered on Home. */
  private final class Offer {
    private final HomeScreen screen;
    private final KeptSeat seat;
    private final ReturnCard card;
    private HostAddress at;

    Offer(HomeScreen screen, KeptSeat seat) {
      this.screen = screen;
      this.seat = seat;
      this.at = seat.host();
      this.card =
          new ReturnCard(
              new Controls(texts),
              seat.kept(),
              seat.tableName().text(),
              seat.name().text(),
              this::returnToSeat,
              () -> forget(seat));
    }

    void show() {
      screen.offer(card);
      NodeVisibility.listen(
          screen.node(), () -> new SeatWatch(pages, network, nearby, seat, this::found)::close);
    }

    private void found(SeatWatch.Status sighting) {
      at = sighting.at();
      card.stateProperty().set(sighting.state());
    }

    private void returnToSeat() {
      HostAddress where = at;
      current.returnToSeat(seat, where, why -> notBack(where, why), around::home);
    }

    private void notBack(HostAddress where, Connection.EndCause why) {
      if (pages.shows(screen)) {
        around.home();
      }
      if (why instanceof Connection.EndCause.OtherKey other) {
        new OtherKeyCard(new Controls(texts), pages)
            .show(
                other,
                where.text(),
                network.known().elsewhere(other.found()),
                () -> trust(where, other.found()));
        return;
      }
      pages.ask(
          "home.return.failed",
          "home.return.try-later",
          closed(why)
              ? List.of(
                  new Answer("home.return.forget", Answer.Kind.DANGEROUS, () -> forget(seat)),
                  Answer.harmless("home.return.keep"))
              : List.of(Answer.harmless("home.return.understood")),
          seat.tableName().text(),
          new JoinFailureText(texts).say(why, where));
    }

    private void trust(HostAddress where, Fingerprint host) {
      network.known().met(where, host);
      seats.trust(seat, host);
      around.home();
    }
  }
}
