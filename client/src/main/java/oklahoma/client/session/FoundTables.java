package oklahoma.client.session;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.util.Subscription;
import oklahoma.client.home.FoundTableCard;
import oklahoma.client.home.HomeScreen;
import oklahoma.client.join.JoinFailureText;
import oklahoma.client.join.PasswordCard;
import oklahoma.client.net.Connection;
import oklahoma.client.net.Network;
import oklahoma.client.net.TableQuery;
import oklahoma.client.net.discovery.FoundHost;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.Pin;
import oklahoma.client.session.kept.KnownTables;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.lobby.TableLabel;

/**
 * Offers on Home the open tables on the local network at which the player has played before. A host
 * must prove its key before the program shows its table.
 */
public final class FoundTables {
  private final Texts texts;
  private final Pages pages;
  private final Network network;
  private final LocalHosts nearby;
  private final KnownTables played;
  private final CurrentTable current;
  private final CurrentTable.Surroundings around;

  /**
   * @param network connects to hosts
   * @param nearby the hosts that answer on the local network
   * @param played the tables at which the player has played
   */
  public FoundTables(
      Pages pages,
      Network network,
      LocalHosts nearby,
      KnownTables played,
      CurrentTable current,
      CurrentTable.Surroundings around) {
    this.texts = pages.texts();
    this.pages = pages;
    this.network = network;
    this.nearby = nearby;
    this.played = played;
    this.current = current;
    this.around = around;
  }

  /**
   * Searches for the tables while Home is shown. There is no search if the player has not played
   * elsewhere.
   */
  public void offerOn(HomeScreen screen) {
    pages.after(
        played.all(),
        known -> {
          if (!known.isEmpty()) {
            NodeVisibility.listen(screen.node(), () -> search(screen, known));
          }
        });
  }

  private Subscription search(HomeScreen screen, List<KnownTables.Known> known) {
    Search search = new Search(screen, known);
    return nearby.listen(search::found).and(search::close);
  }

  private void join(
      HomeScreen screen,
      KnownTables.Known known,
      HostAddress address,
      TableLabel table,
      Optional<TablePassword> password) {
    current.joinAgain(
        known,
        address,
        table,
        around.player(),
        password,
        why -> notIn(screen, why, known, address, table));
  }

  private void notIn(
      HomeScreen screen,
      Connection.EndCause why,
      KnownTables.Known known,
      HostAddress address,
      TableLabel table) {
    if (pages.shows(screen)) {
      around.home();
    }
    if (PasswordCard.asks(why)) {
      new PasswordCard(new Controls(texts), pages)
          .show(
              table.name().text(),
              why,
              password -> join(screen, known, address, table, Optional.of(password)),
              () -> {});
    } else {
      pages.ask(
          "home.found.failed",
          "home.found.why",
          List.of(Answer.harmless("home.return.understood")),
          table.name().text(),
          new JoinFailureText(texts).say(why, address));
    }
  }

  /** One search while Home is shown. */
  private final class Search implements AutoCloseable {
    private final HomeScreen screen;
    private final List<KnownTables.Known> known;
    private final Map<Way, Watched> watched = new LinkedHashMap<>();

    /** An answering host, and the known table that it may have. */
    private record Way(KnownTables.Known known, long host, HostAddress address) {

      /** Whether both lead to the same host, provided that each proves the key. */
      boolean isTo(Way other) {
        return host == other.host && known.equals(other.known);
      }
    }

    Search(HomeScreen screen, List<KnownTables.Known> known) {
      this.screen = screen;
      this.known = known;
    }

    void found(List<FoundHost> hosts) {
      List<Way> ways =
          hosts.stream()
              .filter(FoundHost::speaksOurs)
              .flatMap(host ->
                  known.stream()
                      .filter(each -> has(host, each))
                      .map(each -> new Way(each, host.id(), host.address())))
              .toList();
      watched
          .entrySet()
          .removeIf(each -> {
            boolean gone = !ways.contains(each.getKey());
            if (gone) {
              each.getValue().close();
            }
            return gone;
          });
      ways.forEach(way -> watched.computeIfAbsent(way, Watched::new));
      watched.values().forEach(Watched::show);
    }

    private static boolean has(FoundHost host, KnownTables.Known known) {
      return host.tables().stream().anyMatch(table -> table.name().equals(known.name()));
    }

    @Override
    public void close() {
      watched.values().forEach(Watched::close);
      watched.clear();
    }

    /** One address of a host, and the card of its table while it has a free seat. */
    private final class Watched implements AutoCloseable {
      private final Way way;
      private final HostWatch watch;
      private Optional<FoundTableCard> card = Optional.empty();
      private Optional<TableLabel> table = Optional.empty();

      Watched(Way way) {
        this.way = way;
        this.watch =
            new HostWatch(
                pages,
                network.eventLoops(),
                new HostWatch.Asked(
                    way.address(),
                    () -> CompletableFuture.completedFuture(Pin.exactly(way.known().host())),
                    TableQuery.hello(around.player(), 0),
                    network.mark().get()),
                this::looked);
      }

      private void looked(TableQuery.Outcome outcome) {
        table =
            switch (outcome) {
              case TableQuery.Outcome.Found(var tables, var key) ->
                  tables.stream().filter(this::isOpen).findFirst();
              case TableQuery.Outcome.Failed failed -> Optional.empty();
            };
        if (table.isEmpty()) {
          drop();
        }
        card.ifPresent(shown -> table.ifPresent(shown::update));
        watched.values().forEach(Watched::show);
      }

      private boolean isOpen(TableLabel label) {
        return label.name().equals(way.known().name())
            && !label.playing()
            && label.taken() < label.seats();
      }

      /** Shows the card, unless another address of the same host already has one. */
      private void show() {
        boolean shown =
            watched.values().stream().anyMatch(each -> each.card.isPresent() && each.way.isTo(way));
        if (!shown) {
          card = table.map(this::card);
          card.ifPresent(screen::offer);
        }
      }

      private FoundTableCard card(TableLabel first) {
        return new FoundTableCard(
            new Controls(texts),
            first,
            () ->
                table.ifPresent(
                    now -> join(screen, way.known(), way.address(), now, Optional.empty())),
            () -> {
              played.forget(way.known());
              around.home();
            });
      }

      private void drop() {
        card.ifPresent(screen::withdraw);
        card = Optional.empty();
      }

      @Override
      public void close() {
        watch.close();
        drop();
      }
    }
  }
}
