package oklahoma.client.session;

import java.util.Optional;
import oklahoma.bot.advice.MoveAdvisor;
import oklahoma.bot.search.Budget;
import oklahoma.client.lobby.LobbyModel;
import oklahoma.client.lobby.LobbyScreen;
import oklahoma.client.lobby.invite.HostKey;
import oklahoma.client.match.Advisor;
import oklahoma.client.match.TableScreen;
import oklahoma.client.match.chat.ChatPanel;
import oklahoma.client.match.score.SeriesButton;
import oklahoma.client.net.Network;
import oklahoma.client.net.trust.KnownHosts;
import oklahoma.client.session.kept.KeptHand;
import oklahoma.client.settings.Presentation;
import oklahoma.client.setup.PlannedTable;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.Routes;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.rules.notation.ProposedMove;

/** Creates the screens of a table: its lobby, and the table itself. */
public final class TableScreens {
  /**
   * The number of samples makes the estimates reliable, and the fixed seed gives the same advice if
   * the player asks again.
   */
  private static final MoveAdvisor ADVICE = new MoveAdvisor(new Budget.Samples(400), 1);

  private final Texts texts;
  private final Presentation presentation;
  private final Pages pages;
  private final Network network;
  private final PlannedTable hosted;
  private final Routes routes;

  /**
   * @param network connects to hosts and knows those that the program has met
   * @param hosted the plan of tables on the network
   */
  public TableScreens(
      Pages pages, Routes routes, Presentation presentation, Network network, PlannedTable hosted) {
    this.texts = pages.texts();
    this.pages = pages;
    this.routes = routes;
    this.presentation = presentation;
    this.network = network;
    this.hosted = hosted;
  }

  /**
   * The lobby of a table.
   *
   * @param leave leaves the table, after asking the player
   */
  LobbyScreen lobby(LobbyModel model, OpenTable table, Runnable leave) {
    Optional<LobbyScreen.Shares> shares =
        table instanceof HostedTable own
            ? Optional.of(
                new LobbyScreen.Shares(
                    own.shares(),
                    own.port(),
                    own.foundProperty(),
                    own.table(),
                    own.fingerprint(),
                    network.eventLoops()))
            : Optional.empty();
    ChatPanel chat = new ChatPanel(table.session().chat(), texts, Optional.empty());
    return new LobbyScreen(
        pages,
        model,
        new LobbyScreen.Surroundings(
            shares,
            hostKey(table),
            Optional.of(chat),
            new SeriesButton(texts, pages, table.session().seriesProperty()),
            hosted.own(),
            leave));
  }

  /** The key of the host; empty for the player's own host. */
  private Optional<HostKey> hostKey(OpenTable table) {
    return table instanceof JoinedTable joined
        ? joined.session().line().fingerprint().map(this::hostKey)
        : Optional.empty();
  }

  private HostKey hostKey(Fingerprint found) {
    KnownHosts known = network.known();
    return new HostKey(found, known.verified(found), () -> known.verify(found));
  }

  /**
   * The screen of a match, with chat and presence unless only bots play.
   *
   * @param before what the player knew and had asked for when the table was last left
   */
  TableScreen table(
      TableModel model,
      OpenTable table,
      TableScreen.Actions actions,
      Optional<KeptHand.Order> before) {
    Advisor advisor = new Advisor(model, ADVICE, model.help().suggestions());
    TableScreen seated = new TableScreen(pages, routes, presentation, model, advisor, actions);
    seated.showPlaces(model.help().places());
    seated.prove(table.session().proofs());
    if (!(table instanceof SoloTable)) {
      seated.accompany(table.session().multiplayer());
    }
    if (table instanceof JoinedTable) {
      before.ifPresent(left ->
          left.known()
              .ifPresent(known -> seated.missed(known, left.asked().map(ProposedMove::move))));
    }
    return seated;
  }
}
