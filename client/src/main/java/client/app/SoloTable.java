package client.app;

import client.link.Ending;
import client.link.Link;
import client.setup.TablePlan;
import client.table.TableModel;
import host.Host;
import host.HostSettings;
import host.table.Pace;
import host.table.TableSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import protocol.Chair;
import protocol.FromHost;
import protocol.Name;
import protocol.ToHost;
import protocol.Wish;

/**
 * A table of one's own: a host inside the program, and the player's line to it, which opens no
 * port.
 */
final class SoloTable implements AutoCloseable {

  /** Who wants to know how it goes, on the screen's thread. */
  interface Listener {
    /** The player sits at the table; called once. */
    void seated(TableModel model);

    /** The line to the table has ended. */
    void ended(Ending ending);
  }

  private final Host host;
  private final Link link;
  private final Listener listener;
  private @Nullable TableModel model;

  /**
   * Opens a table and sits down at it.
   *
   * @param names who sits in each seat, the player first, then the bots of the plan
   * @param pace how long bots take
   * @param seed makes the cards the same every time; secret if empty
   */
  SoloTable(
      HostSettings settings,
      TablePlan plan,
      List<Name> names,
      Pace pace,
      OptionalLong seed,
      Listener listener) {
    this.listener = listener;
    this.host = Host.start(settings);
    int table = host.open(setup(plan, names, pace, seed));
    ToHost.Hello hello = new ToHost.Hello(names.getFirst(), table, new Wish.Sit());
    this.link = Link.open(host.address(), hello, Platform::runLater, this::heard, listener::ended);
  }

  /**
   * Leaves the table, and stops the host once the line is closed, in the background: nobody waits
   * for it.
   */
  @Override
  public void close() {
    link.close();
    var _ = link.closed().thenRunAsync(host::close, Thread.ofVirtual().name("host-closer")::start);
  }

  private void heard(FromHost message) {
    if (model != null) {
      model.receive(message);
    } else if (message instanceof FromHost.Welcome welcome) {
      TableModel seated = welcomed(welcome);
      model = seated;
      listener.seated(seated);
    }
  }

  private TableModel welcomed(FromHost.Welcome welcome) {
    Consumer<ToHost> outbox = message -> link.send(message);
    return new TableModel(
        welcome, outbox, SoloTable::later, System::nanoTime, new SplittableRandom());
  }

  private static void later(long millis, Runnable what) {
    PauseTransition pause = new PauseTransition(Duration.millis((double) millis));
    pause.setOnFinished(end -> what.run());
    pause.play();
  }

  private static TableSetup setup(TablePlan plan, List<Name> names, Pace pace, OptionalLong seed) {
    List<Chair> chairs = new ArrayList<>(List.of(new Chair.Open()));
    IntStream.range(1, names.size())
        .mapToObj(seat -> new Chair.OfBot(names.get(seat), plan.bots().get(seat - 1).level()))
        .forEach(chairs::add);
    TableSetup setup = TableSetup.of(plan.rules(), chairs, pace);
    return seed.isPresent() ? setup.seeded(seed.getAsLong()) : setup;
  }
}
