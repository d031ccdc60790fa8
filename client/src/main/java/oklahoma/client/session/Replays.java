package oklahoma.client.session;

import java.io.File;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import oklahoma.client.match.MoveReviewer;
import oklahoma.client.replay.ReplayScreen;
import oklahoma.client.replay.matches.MatchesScreen;
import oklahoma.client.replay.matches.PlayedMatch;
import oklahoma.client.replay.matches.RecordFile;
import oklahoma.client.replay.review.Reviewer;
import oklahoma.client.session.kept.KeptTables;
import oklahoma.client.session.kept.PlayedMatches;
import oklahoma.client.settings.Presentation;
import oklahoma.client.statistics.StatisticsScreen;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.Routes;
import oklahoma.host.journal.ArchivedMatch;
import oklahoma.rules.Seat;
import oklahoma.rules.record.MatchRecord;
import org.jspecify.annotations.Nullable;

/** Finished matches: saves, lists and shows them, and reads and writes their files. */
public final class Replays implements MatchesScreen.Actions {
  private static final String ANY = "*" + RecordFile.EXTENSION;
  private static final String USUAL_NAME = "match";
  private static final long NONE = -1;

  private final Texts texts;
  private final Pages pages;
  private final Routes routes;
  private final Presentation presentation;
  private final Optional<PlayedMatches> played;
  private final BiConsumer<MatchRecord, Seat> continueRecord;
  private @Nullable Path folder;

  /**
   * @param played the archive of finished matches; empty in a demonstration, which saves none
   * @param takeUp continues the beginning of a match from a seat, against bots
   */
  public Replays(
      Pages pages,
      Routes routes,
      Presentation presentation,
      Optional<PlayedMatches> played,
      BiConsumer<MatchRecord, Seat> takeUp) {
    this.texts = pages.texts();
    this.pages = pages;
    this.routes = routes;
    this.presentation = presentation;
    this.played = played;
    this.continueRecord = takeUp;
  }

  /** Opens the list of saved matches. */
  public void list() {
    MatchesScreen screen = new MatchesScreen(pages, this);
    pages.open(screen);
    list(screen, NONE);
  }

  private void list(MatchesScreen screen, long chosen) {
    played.ifPresent(kept ->
        pages.after(
            kept.list(),
            all -> {
              screen.show(all.matches().stream().filter(PlayedMatch::whole).toList(), chosen);
              all.damaged().ifPresent(this::reportDamage);
            }));
  }

  private void reportDamage(Path archive) {
    pages.ask(
        "matches.damaged-title",
        "matches.damaged",
        List.of(Answer.harmless("replay.understood")),
        archive.toString());
  }

  /** Opens the statistics of the player's own matches. */
  public void statistics() {
    played.ifPresentOrElse(
        kept ->
            pages.afterUnlessLeft(
                kept.list(),
                all -> {
                  statistics(all.matches());
                  all.damaged().ifPresent(this::reportDamage);
                }),
        () -> statistics(List.of()));
  }

  private void statistics(List<PlayedMatch> all) {
    pages.open(new StatisticsScreen(pages, all, this::reset));
  }

  private void reset() {
    played.ifPresent(kept ->
        pages.after(
            kept.reset(),
            done -> {
              if (pages.current().filter(StatisticsScreen.class::isInstance).isPresent()) {
                pages.back();
                statistics();
              }
            }));
  }

  /** Updates the list of matches, if it is the current page. */
  private void listAgain(long chosen) {
    if (pages.current().orElse(null) instanceof MatchesScreen screen) {
      list(screen, chosen);
    }
  }

  /** Archives the last match of a table, which is over. */
  void keep(KeptTables.Place.InFolder place, ArchivedMatch.Participation participation) {
    played.ifPresent(kept -> pages.after(kept.keep(place, participation), whole -> {}));
  }

  /** Archives the last match of a table, which is over, and opens it as a replay. */
  void watch(KeptTables.Place.InFolder place, ArchivedMatch.Participation participation) {
    played.ifPresent(kept ->
        pages.afterUnlessLeft(
            kept.keep(place, participation), whole -> whole.ifPresent(this::open)));
  }

  /** Archives the last match of a table, which is over, and saves its record as a file. */
  void export(KeptTables.Place.InFolder place, ArchivedMatch.Participation participation) {
    played.ifPresent(kept ->
        pages.afterUnlessLeft(
            kept.keep(place, participation),
            whole -> whole.ifPresent(match -> save(match.text(), USUAL_NAME))));
  }

  @Override
  public void watch(PlayedMatch match) {
    played.ifPresent(
        kept -> pages.afterUnlessLeft(kept.open(match), whole -> whole.ifPresent(this::open)));
  }

  @Override
  public void export(PlayedMatch match) {
    String day = match.played().atZone(ZoneId.systemDefault()).toLocalDate().toString();
    String name = day + "-" + USUAL_NAME + "-" + match.id();
    played.ifPresent(kept ->
        pages.afterUnlessLeft(
            kept.open(match), whole -> whole.ifPresent(record -> save(record.text(), name))));
  }

  @Override
  public void delete(PlayedMatch match) {
    pages.ask(
        "matches.delete-title",
        match.counted() ? "matches.delete-counted" : "matches.delete-body",
        List.of(
            new Answer("kept.discard-go", Answer.Kind.DANGEROUS, () -> deleteNow(match)),
            Answer.harmless("kept.discard-stay")));
  }

  private void deleteNow(PlayedMatch match) {
    played.ifPresent(kept -> pages.after(kept.delete(match), done -> listAgain(NONE)));
  }

  @Override
  public void bring() {
    File chosen = chooser().showOpenDialog(window());
    if (chosen != null) {
      folder = chosen.toPath().getParent();
      bring(chosen.toPath());
    }
  }

  /** Imports the match in a file, or explains why that is impossible. */
  public void bring(Path file) {
    read(file, read -> played.ifPresentOrElse(kept -> bring(kept, read), () -> open(read)));
  }

  private void bring(PlayedMatches kept, RecordFile.Read read) {
    pages.after(
        kept.add(read.text()),
        id -> {
          pages.showNotice(texts.say("matches.imported"));
          listAgain(id);
        });
  }

  /** Opens the match in a file as a replay, or explains why that is impossible. */
  public void open(Path file) {
    read(file, this::open);
  }

  private void read(Path file, Consumer<RecordFile.Read> legal) {
    pages.after(
        CompletableFuture.supplyAsync(() -> RecordFile.read(file, texts)),
        reading -> {
          switch (reading) {
            case RecordFile.Read read -> legal.accept(read);
            case RecordFile.Refused(String why) ->
                pages.ask(
                    "replay.refused-title",
                    "page.plain",
                    List.of(Answer.harmless("replay.understood")),
                    why);
          }
        });
  }

  private void open(RecordFile.Read read) {
    open(new PlayedMatches.Whole(read.text(), read.match(), Optional.empty()));
  }

  private void open(PlayedMatches.Whole whole) {
    pages.open(
        new ReplayScreen(
            pages,
            routes,
            presentation,
            whole.match(),
            whole.me().orElse(Seat.A),
            new Shown(whole)));
  }

  /** The actions of a replay that leave its page. */
  private final class Shown implements ReplayScreen.Actions {
    private final PlayedMatches.Whole whole;

    Shown(PlayedMatches.Whole whole) {
      this.whole = whole;
    }

    @Override
    public void save() {
      Replays.this.save(whole.text(), USUAL_NAME);
    }

    @Override
    public Reviewer reviewer(Function<Seat, String> nameOf) {
      return new MoveReviewer(MoveReviewer.USUAL, nameOf);
    }

    /**
     * Replays the deal in the background to find the end of the last move; this may take a second.
     */
    @Override
    public void playOn(int deal, int events, Seat me) {
      pages.afterUnlessLeft(
          CompletableFuture.supplyAsync(() -> whole.match().upTo(deal, events)),
          beginning -> continueRecord.accept(beginning, me));
    }
  }

  /** Opens the list of replays and explains that a match could not be continued. */
  public void notContinued() {
    routes.replay();
    pages.ask(
        "replay.not-on-title", "replay.not-on", List.of(Answer.harmless("replay.understood")));
  }

  private void save(String text, String name) {
    FileChooser chooser = chooser();
    chooser.setInitialFileName(name + RecordFile.EXTENSION);
    File chosen = chooser.showSaveDialog(window());
    if (chosen != null) {
      folder = chosen.toPath().getParent();
      write(text, chosen.toPath());
    }
  }

  /** Saves a record into a file, in place of the file's content. */
  public void write(String text, Path file) {
    pages.after(
        CompletableFuture.runAsync(() -> RecordFile.write(text, file)),
        done -> pages.showNotice(texts.say("replay.saved", file.toString())),
        failure ->
            pages.ask(
                "replay.not-saved-title",
                "replay.not-saved",
                List.of(Answer.harmless("replay.understood")),
                file.toString()));
  }

  private FileChooser chooser() {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(texts.say("replay.files"));
    chooser
        .getExtensionFilters()
        .add(new FileChooser.ExtensionFilter(texts.say("replay.files"), ANY));
    if (folder != null && folder.toFile().isDirectory()) {
      chooser.setInitialDirectory(folder.toFile());
    }
    return chooser;
  }

  private @Nullable Window window() {
    return pages.node().getScene() == null ? null : pages.node().getScene().getWindow();
  }
}
