package oklahoma.client.join;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.net.Connection.EndCause;
import oklahoma.client.net.EventLoops;
import oklahoma.client.net.Network;
import oklahoma.client.net.discovery.FoundHost;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.KnownHosts;
import oklahoma.client.settings.Settings;
import oklahoma.client.storage.Store;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.TableEntry;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.people.Name;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;

/** A join panel on the screen, and what it asks for. */
@ExtendWith(OnScreen.class)
abstract class JoinPanelStage {
  record Entered(
      HostAddress address,
      TableLabel table,
      ConnectionPurpose purpose,
      Optional<TablePassword> password,
      Consumer<EndCause> failed) {}

  final Settings settings = new Settings(Language.ENGLISH);
  final Store store = Store.inMemory();
  final EventLoops eventLoops = new EventLoops();
  final KnownHosts known = new KnownHosts(store);
  final List<Entered> entered = new ArrayList<>();
  final Set<Integer> seats = new HashSet<>();
  String keptFor = "North";
  final List<Consumer<EndCause>> returned = new ArrayList<>();
  Consumer<List<FoundHost>> found = hosts -> {};
  int calledOff;
  int searching;

  /** Shows the panel. */
  final void open(Stage stage) {
    Texts texts = new Texts(Language.ENGLISH);
    settings.network().nameProperty().set("North");
    Pages pages = new Pages(texts, () -> false);
    JoinPanel panel =
        new JoinPanel(
            settings,
            pages,
            new Network(eventLoops, known, Optional::empty),
            listener -> {
              found = listener;
              searching++;
              return () -> searching--;
            },
            Platform::runLater,
            new Actions());
    stage.setScene(Stages.themed(new StackPane(panel.node(), pages.node()), 900, 400));
    pages.node().setMouseTransparent(true);
    stage.show();
    panel.open();
  }

  /** Where the panel leads. */
  private final class Actions implements TableEntry {
    @Override
    public Runnable join(
        HostAddress address,
        TableLabel table,
        ConnectionPurpose purpose,
        Optional<TablePassword> password,
        Consumer<EndCause> failed) {
      entered.add(new Entered(address, table, purpose, password, failed));
      return () -> calledOff++;
    }

    @Override
    public CompletableFuture<Map<Integer, List<Back>>> waysBack(
        HostAddress address, Fingerprint host, List<TableLabel> tables) {
      Map<Integer, List<Back>> ways = new HashMap<>();
      seats.forEach(table ->
          ways.put(table, Collections.nCopies(2, new Back(new Name(keptFor), this::goBack))));
      return CompletableFuture.completedFuture(ways);
    }

    private Runnable goBack(Consumer<EndCause> failed, Runnable ended) {
      returned.add(failed);
      return () -> calledOff++;
    }
  }

  @AfterEach
  void close() {
    eventLoops.close();
    store.close();
  }

  static boolean isSaying(Node node, String words) {
    return node instanceof Labeled labeled
        && labeled.getText() != null
        && labeled.getText().contains(words);
  }

  static String reason(Hands robot) {
    return words(robot, "#join-reason").orElseThrow();
  }

  static Optional<String> words(Hands robot, String id) {
    return robot.lookup(id).tryQueryAs(Labeled.class).map(Labeled::getText);
  }

  /** It is looked for while the screen may be changing, so what follows waits for the change. */
  static void await(Hands robot, String id) {
    Awaitility.await().until(() -> robot.lookup(id).tryQuery().isPresent());
    robot.interact(() -> {});
  }
}
