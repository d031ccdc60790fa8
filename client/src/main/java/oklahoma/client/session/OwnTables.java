package oklahoma.client.session;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import oklahoma.client.net.EventLoops;
import oklahoma.client.session.kept.KeptTables;
import oklahoma.client.session.kept.OwnTablesFolder;
import oklahoma.client.session.kept.WaitingTable;
import oklahoma.client.settings.Settings;
import oklahoma.client.setup.TablePlan;
import oklahoma.client.storage.Row;
import oklahoma.client.text.LeftToRight;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Pages;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.journal.KeptTable;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.LastTable;
import oklahoma.host.table.snapshot.RecordContinuation;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import oklahoma.rules.record.MatchRecord;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Opens new and saved tables on an in-process host. Hosts start in the background. If a table
 * cannot be saved, the player decides whether to play anyway.
 */
public final class OwnTables {
  private static final Logger LOG = LoggerFactory.getLogger(OwnTables.class);
  private static final String PORT = "port";

  private final Texts texts;
  private final Settings settings;
  private final Pages pages;
  private final HostSettings hosting;
  private final Optional<KeptTables> kept;
  private final EventLoops eventLoops;
  private final Consumer<LastTable> last;
  private @Nullable CompletableFuture<Started> opening;

  /** A host that has started, with the way in which the player sits down at its table. */
  private record Started(
      InProcessHost inside, Function<TableSession.Listener, OpenTable> sitDown) {}

  /** Receives the place for a new table; empty if the table is not saved. */
  private interface Opening extends Consumer<Optional<KeptTables.Place.InFolder>> {}

  /**
   * @param hosting the settings of new hosts
   * @param kept the saved tables; empty in a demonstration, which saves none
   * @param eventLoops the threads of the player's own connection
   * @param last receives the settings for opening a hosted table again, when it closes
   */
  public OwnTables(
      Settings settings,
      Pages pages,
      HostSettings hosting,
      Optional<KeptTables> kept,
      EventLoops eventLoops,
      Consumer<LastTable> last) {
    this.texts = pages.texts();
    this.settings = settings;
    this.pages = pages;
    this.hosting = hosting;
    this.kept = kept;
    this.eventLoops = eventLoops;
    this.last = last;
  }

  /**
   * Opens a table for the player and bots.
   *
   * @param names the name of each seat, the player first
   * @param pace how long bots take for a move
   * @param seed makes the cards the same every time; if empty, the shuffle is secret
   */
  void solo(
      TablePlan plan, List<Name> names, BotPace pace, OptionalLong seed, TableAttempt attempt) {
    LOG.info("A table of {} opens, {}", plan.rules().seats(), plan.rules().game());
    TableSetup setup = SoloTable.setup(plan, names, pace, seed);
    place(
        attempt,
        place ->
            start(
                attempt,
                () ->
                    solo(
                        InProcessHost.open(
                            hosting,
                            place,
                            (host, number) -> host.open(number, setup),
                            names.getFirst())),
                failure -> notOpened(attempt)));
  }

  /**
   * Opens a table on the network.
   *
   * @param bots the names of the plan's bots
   * @param pace how long bots take for a move
   */
  void host(TablePlan plan, Name player, List<Name> bots, BotPace pace, TableAttempt attempt) {
    TableName name =
        TableName.of(LeftToRight.bare(texts.say("lobby.table-of", player.text())))
            .orElseGet(() -> new TableName(player.text()));
    TableSetup setup = HostedTable.setup(name, plan, bots, pace);
    host((host, number) -> host.open(number, setup), player, attempt);
  }

  /** Opens the last table on the network again. Its chairs are kept for those who sat there. */
  void again(LastTable table, Name player, TableAttempt attempt) {
    host((host, number) -> host.open(number, table), player, attempt);
  }

  private void host(ObjIntConsumer<Host> opening, Name player, TableAttempt attempt) {
    int port = settings.network().portProperty().get();
    place(
        attempt,
        place ->
            start(
                attempt,
                () ->
                    hosted(
                        InProcessHost.open(hosting, place, opening, player),
                        port,
                        place.map(on -> on.folder().beside(on.number()))),
                failure -> notOpened(attempt)));
  }

  /**
   * Continues a saved table. If it was hosted on the network, it gets its last port again if that
   * is free.
   */
  void continueTable(WaitingTable waiting, TableAttempt attempt, Consumer<Throwable> failed) {
    int usual = settings.network().portProperty().get();
    start(
        attempt,
        () -> {
          InProcessHost inside =
              InProcessHost.resume(hosting, Optional.of(waiting.folder()), waiting.saved());
          return waiting.hosted()
              ? hosted(inside, port(waiting.beside(), usual), Optional.of(waiting.beside()))
              : solo(inside);
        },
        failed);
  }

  /**
   * Continues the match of a record against bots.
   *
   * @param beginning the match up to the event after which it continues; its last move is complete
   * @param me the player's seat
   * @param names everybody's name, in seat order
   */
  void continueRecord(
      MatchRecord beginning,
      Seat me,
      List<Name> names,
      BotPace pace,
      TableAttempt attempt,
      Consumer<Throwable> failed) {
    place(
        attempt,
        place -> start(attempt, () -> solo(continued(beginning, me, names, pace, place)), failed));
  }

  private InProcessHost continued(
      MatchRecord beginning,
      Seat me,
      List<Name> names,
      BotPace pace,
      Optional<KeptTables.Place.InFolder> place) {
    int number = place.map(KeptTables.Place.InFolder::number).orElse(1);
    KeptTable table =
        RecordContinuation.table(
            number, beginning, me, names, BotLevel.NORMAL, pace, Instant.now());
    SavedTable saved = SavedTable.of(table);
    place.ifPresent(on -> on.folder().save(table));
    return InProcessHost.resume(hosting, place.map(KeptTables.Place.InFolder::folder), saved);
  }

  private Started solo(InProcessHost inside) {
    return new Started(inside, listener -> new SoloTable(pictured(inside), eventLoops, listener));
  }

  /** The host with the picture that the player has chosen now. */
  private InProcessHost pictured(InProcessHost inside) {
    return inside.pictured(settings.network().avatarProperty().get());
  }

  /**
   * @param beside where the port is saved, so that guests find the continued table at the same one
   */
  private Started hosted(InProcessHost inside, int wanted, Optional<Row> beside) {
    try {
      HostedTable.Door door = HostedTable.open(inside.host(), wanted);
      return new Started(
          inside,
          listener -> {
            beside.ifPresent(row -> row.set(PORT, Integer.toString(door.port())));
            return sitDown(inside, door, wanted, listener);
          });
    } catch (RuntimeException e) {
      inside.stop();
      throw e;
    }
  }

  /** The saved port of a table. Blocks on the database. */
  private static int port(Row beside, int usual) {
    String kept = beside.fields().join().getOrDefault(PORT, "");
    return kept.matches("[0-9]{1,5}") ? Integer.parseInt(kept) : usual;
  }

  private HostedTable sitDown(
      InProcessHost inside, HostedTable.Door door, int wanted, TableSession.Listener listener) {
    LOG.info("A table is open on port {}", door.port());
    if (door.port() != wanted) {
      pages.showError(
          texts.say("lobby.port-busy", Integer.toString(wanted), Integer.toString(door.port())));
    }
    return new HostedTable(
        pictured(inside), eventLoops, door, settings.network().discoveryProperty(), last, listener);
  }

  private void start(TableAttempt attempt, Supplier<Started> starting, Consumer<Throwable> failed) {
    CompletableFuture<Started> begun =
        CompletableFuture.supplyAsync(starting, InProcessHost.BACKGROUND);
    opening = begun;
    pages.after(
        begun,
        started ->
            attempt.ifWanted(() -> {
              opening = null;
              attempt.begin(started.sitDown());
            }),
        failure -> {
          LOG.warn("a table could not be opened", failure);
          attempt.ifWanted(() -> failed.accept(failure));
        });
  }

  /**
   * Stops a host that is still being started, because the player leaves; it stops as soon as it has
   * started.
   *
   * @return completes when the host does not run; never fails
   */
  CompletableFuture<@Nullable Void> undo() {
    CompletableFuture<Started> undone = opening;
    opening = null;
    return undone == null
        ? CompletableFuture.completedFuture(null)
        : undone
            .thenAcceptAsync(started -> started.inside().stop(), InProcessHost.BACKGROUND)
            .exceptionally(failure -> null);
  }

  private void notOpened(TableAttempt attempt) {
    attempt.end();
    pages.ask(
        "lobby.not-opened-title",
        "lobby.not-opened-body",
        List.of(Answer.harmless("lobby.understood")));
  }

  private void place(TableAttempt attempt, Opening opening) {
    if (kept.isPresent()) {
      place(attempt, kept.get()::place, opening);
    } else {
      opening.accept(Optional.empty());
    }
  }

  private void place(
      TableAttempt attempt, Supplier<CompletableFuture<KeptTables.Place>> search, Opening opening) {
    pages.after(
        search.get(),
        place ->
            attempt.ifWanted(() -> {
              switch (place) {
                case KeptTables.Place.InFolder on -> opening.accept(Optional.of(on));
                case KeptTables.Place.Unavailable(OwnTablesFolder.Unreadable why) ->
                    askWhere(attempt, why, opening);
              }
            }));
  }

  /**
   * Explains why the table cannot be saved, and asks whether to try again or to play without
   * saving.
   */
  private void askWhere(TableAttempt attempt, OwnTablesFolder.Unreadable why, Opening opening) {
    KeptTables tables = kept.orElseThrow();
    List<Answer> answers = new ArrayList<>();
    answers.add(
        switch (why.reason()) {
          case DAMAGED, NEWER ->
              new Answer(
                  "kept.new-folder",
                  Answer.Kind.MAIN,
                  () -> place(attempt, tables::newPlace, opening));
          case IN_USE, NOT_WRITABLE, FULL, OTHER ->
              new Answer(
                  "kept.again", Answer.Kind.MAIN, () -> place(attempt, tables::place, opening));
        });
    answers.add(
        new Answer(
            "kept.unsaved",
            Answer.Kind.PLAIN,
            () -> attempt.ifWanted(() -> opening.accept(Optional.empty()))));
    answers.add(new Answer("kept.not-now", Answer.Kind.PLAIN, attempt::end));
    pages.ask(
        "kept.refused-title",
        why.key("kept.refused."),
        answers,
        why.file().toString(),
        why.version());
  }
}
