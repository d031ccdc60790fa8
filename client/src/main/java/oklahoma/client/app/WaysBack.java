package oklahoma.client.app;

import java.util.List;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.util.Duration;
import oklahoma.client.home.HomeScreen;
import oklahoma.client.home.ReturnCard;
import oklahoma.client.join.Obstacle;
import oklahoma.client.join.OtherKeyCard;
import oklahoma.client.link.Connection;
import oklahoma.client.link.Looking;
import oklahoma.client.link.Network;
import oklahoma.client.link.Pin;
import oklahoma.client.page.Answer;
import oklahoma.client.page.Controls;
import oklahoma.client.page.Pages;
import oklahoma.client.text.Texts;
import oklahoma.protocol.TableLabel;

/** Offers on the first screen to go back to the seats that are kept, and says whether one can. */
final class WaysBack {
  /** More tables than these are not offered at once. */
  private static final int MOST = 2;

  private static final Duration BETWEEN_LOOKS = Duration.seconds(10);

  private final Texts texts;
  private final Pages pages;
  private final KeptSeats seats;
  private final Network network;
  private final CurrentTable current;
  private final Runnable home;

  /**
   * @param home shows the first screen anew
   */
  WaysBack(
      Texts texts,
      Pages pages,
      KeptSeats seats,
      Network network,
      CurrentTable current,
      Runnable home) {
    this.texts = texts;
    this.pages = pages;
    this.seats = seats;
    this.network = network;
    this.current = current;
    this.home = home;
  }

  /** Offers the latest ones, as soon as they are found. */
  void offerOn(HomeScreen screen) {
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
            () -> current.comeBack(seat, why -> notBack(seat, why)),
            () -> {
              seats.forget(seat);
              home.run();
            });
    screen.offer(card);
    ask(card, seat);
  }

  /** Asks the host, and again and again for as long as the card is to be seen. */
  private void ask(ReturnCard card, KeptSeat seat) {
    pages.after(network.known().pin(seat.host()), pin -> ask(card, seat, pin));
  }

  private void ask(ReturnCard card, KeptSeat seat, Pin pin) {
    var _ =
        Looking.at(
            network.lines(),
            seat.host(),
            pin,
            seat.name(),
            Platform::runLater,
            step -> {},
            outcome -> {
              card.stateProperty().set(state(outcome, seat));
              PauseTransition pause = new PauseTransition(BETWEEN_LOOKS);
              pause.setOnFinished(_ -> {
                if (card.getScene() != null) {
                  ask(card, seat);
                }
              });
              pause.play();
            });
  }

  private static ReturnCard.State state(Looking.Outcome outcome, KeptSeat seat) {
    return switch (outcome) {
      case Looking.Outcome.Found(var tables, var key) ->
          tables.stream().anyMatch(table -> is(table, seat))
              ? ReturnCard.State.THERE
              : ReturnCard.State.GONE;
      case Looking.Outcome.Failed(Connection.Parting.OtherKey why) -> ReturnCard.State.OTHER;
      case Looking.Outcome.Failed failed -> ReturnCard.State.SILENT;
    };
  }

  /** A seat whose table has no number may be at any; then only its key can tell. */
  private static boolean is(TableLabel table, KeptSeat seat) {
    return seat.table() == 0 || table.number() == seat.table();
  }

  private void notBack(KeptSeat seat, Connection.Parting why) {
    home.run();
    if (why instanceof Connection.Parting.OtherKey other) {
      new OtherKeyCard(new Controls(texts), pages)
          .show(
              other,
              seat.host().text(),
              network.known().elsewhere(other.found()),
              () -> {
                network.known().met(seat.host(), other.found());
                home.run();
              });
      return;
    }
    pages.ask(
        "home.return.failed",
        why.returnable() ? "home.return.try-later" : "home.return.over",
        List.of(Answer.harmless("home.return.understood")),
        seat.tableName().text(),
        new Obstacle(texts).say(why, seat.host()));
  }
}
