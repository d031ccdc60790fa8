package oklahoma.client.session;

import java.util.List;
import oklahoma.client.home.HomeScreen;
import oklahoma.client.home.ReturnCard;
import oklahoma.client.join.Obstacle;
import oklahoma.client.join.OtherKeyCard;
import oklahoma.client.net.Connection;
import oklahoma.client.net.Network;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.client.session.kept.KeptSeats;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.Showing;
import oklahoma.protocol.messages.Farewell;

/** Offers on the first screen to go back to the seats that are kept, and says whether one can. */
public final class WaysBack {
  /** More tables than these are not offered at once. */
  private static final int MOST = 2;

  private final Texts texts;
  private final Pages pages;
  private final KeptSeats seats;
  private final Network network;
  private final CurrentTable current;
  private final CurrentTable.Surroundings around;

  public WaysBack(
      Pages pages,
      KeptSeats seats,
      Network network,
      CurrentTable current,
      CurrentTable.Surroundings around) {
    this.texts = pages.texts();
    this.pages = pages;
    this.seats = seats;
    this.network = network;
    this.current = current;
    this.around = around;
  }

  /** Offers the latest ones, as soon as they are found. */
  public void offerOn(HomeScreen screen) {
    pages.after(
        seats.free(), found -> found.stream().limit(MOST).forEach(seat -> offer(screen, seat)));
  }

  private void offer(HomeScreen screen, KeptSeat seat) {
    ReturnCard card =
        new ReturnCard(
            new Controls(texts),
            seat.kept(),
            seat.tableName().text(),
            seat.name().text(),
            by -> current.comeBack(seat, why -> notBack(screen, by, seat, why), around::home),
            () -> forget(seat));
    screen.offer(card);
    Showing.listen(
        screen.node(), () -> new SeatWatch(pages, network, seat, card.stateProperty()::set)::close);
  }

  private void notBack(HomeScreen screen, ReturnCard by, KeptSeat seat, Connection.Parting why) {
    if (pages.shows(screen)) {
      around.home();
    } else if (!why.returnable()) {
      screen.withdraw(by);
    }
    if (why instanceof Connection.Parting.OtherKey other) {
      new OtherKeyCard(new Controls(texts), pages)
          .show(
              other,
              seat.host().text(),
              network.known().elsewhere(other.found()),
              () -> {
                network.known().met(seat.host(), other.found());
                around.home();
              });
      return;
    }
    pages.ask(
        "home.return.failed",
        why.returnable() ? "home.return.try-later" : "home.return.over",
        unknown(why)
            ? List.of(
                new Answer("home.return.forget", Answer.Kind.GRAVE, () -> forget(seat)),
                Answer.harmless("home.return.keep"))
            : List.of(Answer.harmless("home.return.understood")),
        seat.tableName().text(),
        new Obstacle(texts).say(why, seat.host()));
  }

  /** Whether the table that is there now does not know the seat; only the player can say why. */
  private static boolean unknown(Connection.Parting why) {
    return why instanceof Connection.Parting.Told told && told.reason() == Farewell.KEY_UNKNOWN;
  }

  private void forget(KeptSeat seat) {
    seats.forget(seat);
    around.home();
  }
}
