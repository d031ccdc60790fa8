package client.app;

import client.deck.CardImages;
import client.page.Answer;
import client.page.Pages;
import client.page.Routes;
import client.replay.RecordFile;
import client.replay.ReplayScreen;
import client.settings.Settings;
import client.text.Texts;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import javafx.application.Platform;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import rules.Seat;
import rules.notation.MatchRecord;

/** Opens matches that were played: from files, from texts, from what the program has kept. */
final class Replays implements ReplayScreen.Ways {
  private static final String ANY = "*" + RecordFile.EXTENSION;

  private final Texts texts;
  private final Settings settings;
  private final Pages pages;
  private final Routes routes;
  private final CardImages images;
  private @Nullable Path folder;

  Replays(Texts texts, Settings settings, Pages pages, Routes routes, CardImages images) {
    this.texts = texts;
    this.settings = settings;
    this.pages = pages;
    this.routes = routes;
    this.images = images;
  }

  /** Shows a match from its beginning, through the eyes of a seat. */
  void open(MatchRecord match, Seat viewer) {
    pages.open(new ReplayScreen(texts, settings, pages, routes, images, match, viewer, this));
  }

  /** Shows the match of a file, or says why that cannot be. */
  void open(Path file) {
    var _ =
        CompletableFuture.supplyAsync(() -> RecordFile.read(file, texts))
            .thenAcceptAsync(this::opened, Platform::runLater);
  }

  private void opened(RecordFile.Reading reading) {
    switch (reading) {
      case RecordFile.Read(MatchRecord match) -> open(match, Seat.A);
      case RecordFile.Refused(String why) ->
          pages.ask(
              "replay.refused-title",
              "page.plain",
              List.of(Answer.harmless("replay.understood")),
              why);
    }
  }

  /** Lets the player choose a file and shows its match. */
  void choose() {
    File chosen = chooser().showOpenDialog(window());
    if (chosen != null) {
      folder = chosen.toPath().getParent();
      open(chosen.toPath());
    }
  }

  @Override
  public void save(MatchRecord match) {
    FileChooser chooser = chooser();
    chooser.setInitialFileName("match" + RecordFile.EXTENSION);
    File chosen = chooser.showSaveDialog(window());
    if (chosen != null) {
      folder = chosen.toPath().getParent();
      write(match, chosen.toPath());
    }
  }

  /** Writes a match into a file and says so, or why not. */
  void write(MatchRecord match, Path file) {
    try {
      RecordFile.write(match, file);
      pages.tell(texts.say("replay.saved", file.toString()));
    } catch (IOException failure) {
      pages.ask(
          "replay.not-saved-title",
          "replay.not-saved",
          List.of(Answer.harmless("replay.understood")),
          file.toString());
    }
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
