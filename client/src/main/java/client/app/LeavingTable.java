package client.app;

import client.link.Connection;
import client.page.Answer;
import client.page.Pages;
import java.util.List;
import protocol.Farewell;

/** What is asked before a table is left, and said after it has ended by itself. */
final class LeavingTable {
  private final Pages pages;
  private final Runnable home;

  /**
   * @param home leaves the table for the first screen
   */
  LeavingTable(Pages pages, Runnable home) {
    this.pages = pages;
    this.home = home;
  }

  /** Asks before anything is lost. */
  void askToLeave(OpenTable open) {
    boolean plays = open.attendance().plays();
    switch (open) {
      case SoloTable table when plays ->
          ask("menu.leave-title", "menu.leave-body", "menu.leave-go", "menu.leave-stay");
      case SoloTable table -> home.run();
      case HostedTable table -> askToClose(home);
      case JoinedTable table when !table.attendance().sits() -> home.run();
      case JoinedTable table when plays ->
          ask("lobby.leave-title", "lobby.leave-match", "lobby.leave-go", "lobby.leave-stay");
      case JoinedTable table when table.attendance().inLobby() ->
          ask("lobby.leave-title", "lobby.leave-lobby", "lobby.leave-go", "lobby.leave-stay");
      case JoinedTable table -> home.run();
    }
  }

  /** Asks before a table that others play at closes. */
  void askToClose(Runnable then) {
    pages.ask(
        "lobby.close-title",
        "lobby.close-body",
        List.of(
            new Answer("lobby.close-go", Answer.Kind.GRAVE, then),
            Answer.harmless("lobby.close-stay")));
  }

  /** The table that was shown has ended: says why. */
  void gone(Connection.Parting why) {
    if (why instanceof Connection.Parting.GivenUp) {
      home.run();
      return;
    }
    pages.ask(
        "lobby.ended-title",
        sentence(why),
        List.of(new Answer("lobby.home", Answer.Kind.MAIN, home)));
  }

  private void ask(String title, String body, String go, String stay) {
    pages.ask(title, body, List.of(new Answer(go, Answer.Kind.GRAVE, home), Answer.harmless(stay)));
  }

  private static String sentence(Connection.Parting why) {
    return switch (why) {
      case Connection.Parting.Told(Farewell reason, int version) -> "lobby.ended." + reason.name();
      case Connection.Parting.OtherKey otherKey -> "lobby.ended-other-key";
      case Connection.Parting.Failed failed -> "menu.lost-body";
      case Connection.Parting.GivenUp givenUp -> "menu.lost-body";
      case Connection.Parting.Left left -> "menu.lost-body";
    };
  }
}
