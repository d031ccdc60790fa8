package oklahoma.client.session;

import java.util.List;
import oklahoma.client.net.Connection;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Pages;

/**
 * The question before the player leaves a table, and the message after a table has ended by itself.
 */
public final class LeavingTable {
  private final Pages pages;
  private final Runnable home;
  private final Runnable giveUp;

  /**
   * @param home leaves the table for the first screen
   * @param giveUp gives up the seat, for the first screen
   */
  public LeavingTable(Pages pages, Runnable home, Runnable giveUp) {
    this.pages = pages;
    this.home = home;
    this.giveUp = giveUp;
  }

  /** Leaves; asks before that if anything is lost, or others have to go too. */
  void askToLeave(OpenTable open) {
    boolean plays = open.session().plays();
    switch (open) {
      case SoloTable table -> askToClose(table, home);
      case HostedTable table -> askToClose(table, home);
      case JoinedTable table when !table.session().sits() -> home.run();
      case JoinedTable table when plays ->
          pages.ask(
              "lobby.leave-title",
              "lobby.leave-match",
              List.of(
                  new Answer("lobby.leave-for-now", Answer.Kind.MAIN, home),
                  new Answer("lobby.leave-give-up", Answer.Kind.GRAVE, giveUp),
                  Answer.harmless("lobby.leave-stay")));
      case JoinedTable table when table.session().inLobby() ->
          ask("lobby.leave-title", "lobby.leave-lobby", "lobby.leave-go", "lobby.leave-stay", home);
      case JoinedTable table -> home.run();
    }
  }

  /** Does something for which the table has to close; asks in the same cases. */
  void askToClose(OpenTable open, Runnable then) {
    boolean lost = open.session().plays() && !open.saved();
    switch (open) {
      case SoloTable table when lost ->
          ask("menu.leave-title", "menu.leave-body", "menu.leave-go", "menu.leave-stay", then);
      case HostedTable table when lost ->
          ask("lobby.close-title", "lobby.close-lost", "lobby.close-go", "lobby.close-stay", then);
      case HostedTable table when table.session().plays() ->
          ask(
              "lobby.close-title",
              "lobby.close-saved",
              "lobby.close-save",
              "lobby.close-stay",
              then);
      case HostedTable table ->
          ask("lobby.close-title", "lobby.close-body", "lobby.close-go", "lobby.close-stay", then);
      case SoloTable _, JoinedTable _ -> then.run();
    }
  }

  /**
   * The table that was shown has ended: says why.
   *
   * @param saved whether it can be gone on with on this computer
   */
  public void gone(boolean saved, Connection.Parting why) {
    if (why instanceof Connection.Parting.GivenUp) {
      home.run();
      return;
    }
    pages.interrupt(
        "lobby.ended-title",
        saved ? "kept.broken" : sentence(why),
        List.of(new Answer("lobby.home", Answer.Kind.MAIN, home)));
  }

  /** The table has ended behind the podium, which stays: says why in a notice. */
  void goneAfterMatch(Connection.Parting why) {
    pages.complain(pages.texts().say(sentence(why)));
  }

  private void ask(String title, String body, String go, String stay, Runnable then) {
    pages.ask(title, body, List.of(new Answer(go, Answer.Kind.GRAVE, then), Answer.harmless(stay)));
  }

  private static String sentence(Connection.Parting why) {
    return switch (why) {
      case Connection.Parting.Told told -> "lobby.ended." + told.reason().name();
      case Connection.Parting.OtherKey otherKey -> "lobby.ended-other-key";
      case Connection.Parting.PasswordWanted wanted -> "lobby.ended-password";
      case Connection.Parting.Failed _, Connection.Parting.GivenUp _ -> "menu.lost-body";
      case Connection.Parting.Left _ -> "menu.lost-body";
    };
  }
}
