package oklahoma.client.session;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import oklahoma.client.home.AgainCard;
import oklahoma.client.home.ContinueCard;
import oklahoma.client.home.HomeScreen;
import oklahoma.client.home.Unfinished;
import oklahoma.client.session.kept.KeptLastTable;
import oklahoma.client.session.kept.KeptTables;
import oklahoma.client.session.kept.OwnTablesFolder;
import oklahoma.client.session.kept.WaitingTable;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.host.table.setup.FirstLobby;
import oklahoma.host.table.snapshot.LastTable;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.protocol.people.Name;
import org.jspecify.annotations.Nullable;

/** Offers on the first screen to continue the player's own saved tables. */
public final class ContinueOffers {
  /** The maximum number of tables that are offered at once. */
  private static final int MOST = 20;

  private final Texts texts;
  private final Pages pages;
  private final KeptTables tables;
  private final KeptLastTable last;
  private final CurrentTable current;
  private final CurrentTable.Surroundings around;

  /**
   * @param tables the player's own unfinished tables
   * @param last the table that can be opened again
   */
  public ContinueOffers(
      Pages pages,
      KeptTables tables,
      KeptLastTable last,
      CurrentTable current,
      CurrentTable.Surroundings around) {
    this.texts = pages.texts();
    this.pages = pages;
    this.tables = tables;
    this.last = last;
    this.current = current;
    this.around = around;
  }

  /**
   * Offers the latest tables once they are found.
   *
   * @param stopped completes when the last table has been saved and can be found
   */
  public void offerOn(HomeScreen screen, CompletableFuture<@Nullable Void> stopped) {
    pages.after(stopped, done -> unlessLeft(screen, () -> look(screen)));
  }

  private void look(HomeScreen screen) {
    pages.after(tables.look(), found -> unlessLeft(screen, () -> show(screen, found)));
  }

  /**
   * Runs an action unless Home has been closed. The player may be on a page above it, and return.
   */
  private void unlessLeft(HomeScreen screen, Runnable what) {
    if (pages.holds(screen)) {
      what.run();
    }
  }

  private void show(HomeScreen screen, KeptTables.Found found) {
    found.tables().stream().limit(MOST).forEach(table -> offer(screen, table));
    Set<OwnTablesFolder.Unreadable> noted = new HashSet<>();
    found.unreadable().stream()
        .filter(noted::add)
        .forEach(damage -> screen.note(damage.key("kept.unreadable."), damage.file().toString()));
    pages.after(
        last.find(),
        kept ->
            unlessLeft(
                screen,
                () ->
                    kept.filter(closed -> isLast(closed, found.tables()))
                        .ifPresent(closed -> offer(screen, closed))));
  }

  /** Whether the last table may be offered: no unfinished hosted table was left later. */
  private static boolean isLast(KeptLastTable.Closed closed, List<WaitingTable> waiting) {
    return waiting.stream()
        .filter(WaitingTable::hosted)
        .noneMatch(table -> table.saved().saved().isAfter(closed.closed()));
  }

  private void offer(HomeScreen screen, KeptLastTable.Closed closed) {
    LastTable table = closed.table();
    FirstLobby lobby = table.setup().lobby();
    screen.offer(
        new AgainCard(
            new Controls(texts),
            new AgainCard.Last(
                lobby.rules(),
                table.players().stream().map(Name::text).toList(),
                lobby.admission().needsPassword(),
                closed.closed()),
            screen.nowProperty(),
            () -> current.again(table, around.player(), around::home),
            () -> {
              last.forget();
              around.home();
            }));
  }

  private void offer(HomeScreen screen, WaitingTable table) {
    Unfinished match = unfinished(table);
    screen.offer(
        new ContinueCard(
            new Controls(texts),
            match,
            screen.nowProperty(),
            () -> current.continueTable(table, this::notOn),
            () -> askToDiscard(table)));
  }

  private static Unfinished unfinished(WaitingTable table) {
    SavedTable saved = table.saved();
    Stream<Name> names =
        saved.standing().isPresent() ? saved.players().stream() : saved.people().stream();
    return new Unfinished(
        table.hosted() ? Optional.of(saved.name().text()) : Optional.empty(),
        saved.rules(),
        saved.standing(),
        names.map(Name::text).toList(),
        saved.inside(),
        saved.saved());
  }

  private void notOn() {
    around.home();
    pages.ask("kept.not-on-title", "kept.not-on", List.of(Answer.harmless("kept.understood")));
  }

  private void askToDiscard(WaitingTable table) {
    pages.ask(
        "kept.discard-title",
        "kept.discard-body",
        List.of(
            new Answer("kept.discard-go", Answer.Kind.DANGEROUS, () -> discard(table)),
            Answer.harmless("kept.discard-stay")));
  }

  private void discard(WaitingTable table) {
    pages.after(tables.discard(table), done -> around.home());
  }
}
