package oklahoma.client.table.view;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.Intermission;
import oklahoma.client.table.model.TableActions;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.table.panel.Announcer;
import oklahoma.client.table.panel.TableNotices;
import oklahoma.client.table.words.LogWords;
import oklahoma.client.table.words.StateWords;
import oklahoma.client.table.words.TableWords;
import oklahoma.client.text.Texts;

/**
 * The table's news as text: the latest event in a line that a screen reader also reads, and events
 * that are not part of the play as notices in the corner.
 */
final class News {
  private static final double EDGE = 12;

  private final TableModel model;
  private final TableLook look;
  private final TableActions actions;
  private final TableWords words;
  private final TableWords aloud;
  private final Announcer announcer = new Announcer();
  private final TableNotices notices;
  private final LogWords seen;
  private final LogWords spokenWords;
  private Optional<Point2D> corner = Optional.empty();

  /** The visible and the spoken text of the line, each in the current language. */
  private Supplier<String> shown = () -> "";

  private Supplier<String> spoken = () -> "";
  private boolean owesHint;

  /** The next part for a player who asks about the state of the table. */
  private StateWords.Part asked = StateWords.Part.TABLE;

  News(TableModel model, TableWords words, TableLook look, TableActions actions) {
    Texts texts = words.texts();
    this.model = model;
    this.look = look;
    this.actions = actions;
    this.words = words;
    this.aloud = words.aloud();
    this.notices = new TableNotices(texts, look::notice);
    this.seen = new LogWords(texts, model::nameOf, model.reader());
    this.spokenWords = new LogWords(texts.aloud(), model::nameOf, model.reader());
    texts.whileSeen(announcer, () -> announcer.reword(shown.get(), spoken.get()));
    notices.getChildren().subscribe(this::placeNotices);
    model.people().onOwnerAction(ownerAction -> notice(seen.say(ownerAction)));
    model.people().onPresence(change -> notice(seen.say(change)));
    model.intermissionProperty().subscribe((before, now) -> ready(before, now, texts));
  }

  /** The nodes of the line and of the corner. */
  List<Node> nodes() {
    return List.of(announcer, notices);
  }

  /** The visible text of the line. */
  String announced() {
    return announcer.words();
  }

  /** Shows the text of an event that the screen has shown. */
  void seen(Change.Happened change) {
    line(change)
        .filter(line -> seen.say(line).isPresent())
        .ifPresent(
            line -> say(() -> seen.say(line).orElse(""), () -> spokenWords.say(line).orElse("")));
  }

  /** Shows the text of a new deal. */
  void dealt() {
    say(words::dealt, aloud::dealt);
  }

  /**
   * Announces players who have become ready for the next deal, except bots, which always are. If
   * something covers the table, it shows this itself, and a notice would stay into the next deal.
   */
  private void ready(Intermission before, Intermission now, Texts texts) {
    model.labelsProperty().get().stream()
        .filter(label -> label.bot().isEmpty() && !label.seat().equals(model.playerView().me()))
        .filter(label -> now.ready().contains(label.seat()))
        .filter(label -> !before.ready().contains(label.seat()))
        .map(label -> texts.say("table.news.ready", label.name().text()))
        .forEach(actions.covered() ? actions::announced : this::notice);
  }

  /** The log line of an event, which has its mover. */
  private Optional<LogLine> line(Change.Happened change) {
    return model.log().lines().reversed().stream()
        .filter(line -> line.event().equals(change.event()))
        .findFirst();
  }

  /**
   * Shows a text in the line, and again when the language changes.
   *
   * @param shown gives the visible text
   * @param spoken gives the text for a screen reader
   */
  void say(Supplier<String> shown, Supplier<String> spoken) {
    this.shown = shown;
    this.spoken = spoken;
    announcer.announce(shown.get(), spoken.get());
    actions.announced(spoken.get());
  }

  /** Notes a new prompt. With spoken hints on, it is read aloud once the screen shows its cause. */
  void prompted() {
    owesHint = true;
    asked = StateWords.Part.TABLE;
  }

  /** The screen has shown all events; speaks the hint that is due. */
  void caughtUp() {
    Prompt prompt = model.promptProperty().get();
    boolean wanted =
        owesHint && look.settings().access().hintsProperty().get() && aloud.mine(prompt);
    owesHint = false;
    if (wanted) {
      speak(() -> aloud.status(model.promptProperty().get()));
    }
  }

  /** Describes the state of the table, one part with each call. */
  void describeState() {
    StateWords.Part part = asked;
    asked = part.next(model.playerView().seat().isPresent());
    say(
        () -> new StateWords(words, model).shown(part),
        () -> new StateWords(aloud, model).say(part));
  }

  /** Has a screen reader read a text without changing the visible one. */
  private void speak(Supplier<String> sentence) {
    spoken = sentence;
    announcer.speak(spoken.get());
    actions.announced(spoken.get());
  }

  void notice(String words) {
    notices.show(TableNotices.Weight.PLAIN, words);
    actions.announced(words);
  }

  /**
   * Places the line between the texts at the bottom, as near to the middle as possible, and the
   * notices at the upper right of the melds.
   *
   * @param asked the y coordinate down to which a question takes that corner; 0 if none does
   */
  void place(Frame frame, double left, double right, double asked) {
    announcer.resizeRelocate(
        left, frame.bottom().y(), Math.max(0, right - left), frame.bottom().height());
    announcer.aim(frame.bottom().centreX() - left);
    corner =
        Optional.of(
            new Point2D(frame.bottom().width() - EDGE, Math.max(frame.melds().y(), asked + EDGE)));
    placeNotices();
  }

  /** Resizes and places the notices, whenever one is added or removed. */
  private void placeNotices() {
    corner.ifPresent(at -> {
      notices.applyCss();
      notices.autosize();
      notices.relocate(Math.rint(at.getX() - notices.getWidth()), Math.rint(at.getY()));
    });
  }
}
