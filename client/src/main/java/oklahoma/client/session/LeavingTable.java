package oklahoma.client.session;

import java.util.List;
import oklahoma.client.net.Connection;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Pages;

/** The question before the player leaves a table, and the message after a table has ended. */
public final class LeavingTable {
  private final Pages pages;
  private final Runnable home;
  private final Runnable giveUp;

  /**
   * @param home leaves the table and shows Home
   * @param giveUp gives up the seat and shows Home
   */
  public LeavingTable(Pages pages, Runnable home, Runnable giveUp) {
    this.pages = pages;
    this.home = home;
    this.giveUp = giveUp;
  }

  /**
   * Leaves the table; asks first if something would be lost or the others would have to leave too.
   */
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
                  new Answer("lobby.leave-give-up", Answer.Kind.DANGEROUS, giveUp),
                  Answer.harmless("lobby.leave-stay")));
      case JoinedTable table when table.session().inLobby() ->
          ask("lobby.leave-title", "lobby.leave-lobby", "lobby.leave-go", "lobby.leave-stay", home);
      case JoinedTable table -> home.run();
    }
  }

  /**
   * Runs an action for which the table has to close; asks first if something would be lost or the
   * others would have to leave too.
   */
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
   * Explains why the current table has ended.
   *
   * @param saved whether the match can be continued on this computer
   */
  public void gone(boolean saved, Connection.EndCause why) {
    if (why instanceof Connection.EndCause.GivenUp) {
      home.run();
      return;
    }
    pages.interrupt(
        "lobby.ended-title",
        saved ? "kept.broken" : sentence(why),
        List.of(new Answer("lobby.home", Answer.Kind.MAIN, home)));
  }

  /** Explains in a notice why the table has ended, since the final scores stay on the screen. */
  void goneAfterMatch(Connection.EndCause why) {
    pages.showError(pages.texts().say(sentence(why)));
  }

  private void ask(String title, String body, String go, String stay, Runnable then) {
    pages.ask(
        title, body, List.of(new Answer(go, Answer.Kind.DANGEROUS, then), Answer.harmless(stay)));
  }

  private static String sentence(Connection.EndCause why) {
    return switch (why) {
      case Connection.EndCause.ByHost byHost -> "lobby.ended." + byHost.reason().name();
      case Connection.EndCause.OtherKey otherKey -> "lobby.ended-other-key";
      case Connection.EndCause.PasswordWanted wanted -> "lobby.ended-password";
      case Connection.EndCause.Failed _, Connection.EndCause.GivenUp _ -> "menu.lost-body";
      case Connection.EndCause.Left _ -> "menu.lost-body";
    };
  }
}
