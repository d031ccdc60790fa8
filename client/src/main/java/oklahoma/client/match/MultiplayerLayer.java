package oklahoma.client.match;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import javafx.util.Subscription;
import oklahoma.client.match.chat.ChatModel;
import oklahoma.client.match.chat.ChatPanel;
import oklahoma.client.match.chat.Phrases;
import oklahoma.client.match.chat.SpeechBubbles;
import oklahoma.client.match.presence.Absence;
import oklahoma.client.match.presence.AbsencePanel;
import oklahoma.client.match.presence.SeatCard;
import oklahoma.client.net.Connection;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.Pending;
import oklahoma.client.table.model.Progress;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.log.LogEntry;
import oklahoma.client.table.view.TableView;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.VisibleTimer;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import org.jspecify.annotations.Nullable;

/**
 * The additional view of a table with other people: the chat, the state of the connection, and what
 * the player missed while it was lost. It is in front of the table but does not cover hand, piles
 * or claims.
 */
final class MultiplayerLayer extends Region {
  private static final double CHAT_WIDTH = 300;
  private static final double EDGE = 12;

  /**
   * The least width of the list of missed events, as a share of the window, however large the text.
   */
  private static final double LEAST_OF_WIDTH = 0.25;

  private static final double NANOS = 1e9;

  private final Texts texts;
  private final Pages pages;
  private final TableModel model;
  private final TableView view;
  private final Multiplayer multiplayer;
  private final Function<LogEntry, Absence.Happening> happening;
  private final Runnable closed;
  private final ChatPanel chat;
  private final SpeechBubbles bubbles;
  private final VisibleTimer slow = new VisibleTimer(this, Duration.millis(500), this::warn);
  private final Subscription followed;
  private Optional<Progress> known = Optional.empty();
  private Optional<Move> underWay = Optional.empty();
  private @Nullable AbsencePanel absence;
  private Runnable whenTold = () -> {};

  /**
   * @param happening gives the text of a log entry, and whether the program made the move
   * @param closed moves the focus elsewhere when the chat closes
   */
  MultiplayerLayer(
      Pages pages,
      TableModel model,
      TableView view,
      Multiplayer multiplayer,
      Function<LogEntry, Absence.Happening> happening,
      Runnable closed) {
    this.texts = pages.texts();
    this.pages = pages;
    this.model = model;
    this.view = view;
    this.multiplayer = multiplayer;
    this.happening = happening;
    this.closed = closed;
    ChatModel chatModel = multiplayer.chat();
    chat = new ChatPanel(chatModel, texts, Optional.of(this::closeChat));
    chat.getStyleClass().add("at-table");
    chat.setVisible(false);
    bubbles = new SpeechBubbles(chatModel, texts, this::plate, () -> view.middle().getMinX());
    setPickOnBounds(false);
    getChildren().addAll(chat, bubbles);
    view.whenArranged(this::requestLayout);
    view.addFocusTargets(() -> absence == null ? List.of() : absence.stops());
    view.addFocusTargets(pages::bandButtons);
    view.showChat(chatModel.unreadProperty());
    followed =
        Subscription.combine(
            multiplayer.connection().subscribe(this::connection), chatModel.listen(this::read));
    model.addListener(this::changed);
  }

  /** Sets a listener that runs before the missed events are shown. */
  void whenTold(Runnable what) {
    whenTold = what;
  }

  /** Stops following the connection, when the player leaves the table. */
  void leave() {
    followed.unsubscribe();
  }

  /** Closes the missed events on Enter, if no control uses the key. */
  void entered(KeyEvent key) {
    if (absence != null && Controls.isFreeEnter(key)) {
      read();
      key.consume();
    }
  }

  /** Opens the chat and gives the focus to its text field. */
  void openChat() {
    chat.setVisible(true);
    requestLayout();
    Platform.runLater(chat::write);
  }

  /** Shows the card about the player in another seat. */
  void show(Seat seat) {
    SeatCard.show(pages, model, Optional.of(multiplayer.chat()), seat);
  }

  /** Sends a quick phrase if the key belongs to one. */
  void pressed(KeyEvent key) {
    Phrases.of(key)
        .ifPresent(phrase -> {
          multiplayer.chat().say(phrase);
          key.consume();
        });
  }

  /** Has a screen reader read a message of another person. */
  private void read(ChatModel.Line line) {
    if (!line.speaker().seat().equals(model.playerView().seat())
        || model.playerView().seat().isEmpty()) {
      String words = Phrases.words(line.chatMessage(), texts);
      pages.readChatAloud(texts.say("chat.said", line.speaker().name().text(), words));
    }
  }

  /** Closes the chat, otherwise the missed events. Returns false if neither was open. */
  boolean closePanel() {
    if (closeChat()) {
      return true;
    }
    boolean missed = absence != null;
    if (missed) {
      read();
    }
    return missed;
  }

  /** Closes the chat. Returns false if it was closed already. */
  boolean closeChat() {
    boolean open = chat.isVisible();
    if (open) {
      chat.setVisible(false);
      requestLayout();
      closed.run();
    }
    return open;
  }

  /** Where a seat's speech bubble belongs; the player's own is above the tray and the hand. */
  private Optional<Bounds> plate(Seat seat) {
    if (!seat.equals(model.playerView().me())) {
      return view.plate(seat);
    }
    Bounds middle = view.middle();
    return Optional.of(new BoundingBox(middle.getCenterX(), middle.getMaxY(), 0, 0));
  }

  private void connection(Connection now) {
    switch (now) {
      case Connection.Slow waiting -> slow.setWanted(true);
      case Connection.Lost lost -> lose();
      case Connection.Connected _, Connection.Connecting _, Connection.Asleep _ -> calm();
      case Connection.Ended _ -> calm();
    }
    warn();
  }

  private void calm() {
    slow.setWanted(false);
  }

  private void warn() {
    Optional<String> words =
        multiplayer.connection().get() instanceof Connection.Slow(long since)
            ? Optional.of(texts.say("presence.slow", seconds(since)))
            : Optional.empty();
    view.warn(words);
  }

  private int seconds(long since) {
    return (int) ((multiplayer.nanos().getAsLong() - since) / NANOS);
  }

  private void lose() {
    calm();
    if (known.isEmpty()) {
      known = Optional.of(Progress.of(model));
      underWay = model.pendingProperty().get().map(Pending::move);
    }
  }

  private void changed(Change change) {
    if (change instanceof Change.Dealt) {
      forget();
    }
    if (change instanceof Change.Restored restored && known.isPresent()) {
      Progress before = restored.another() ? Progress.NOTHING : known.get();
      known = Optional.empty();
      missed(before, underWay);
    }
  }

  /**
   * Shows what has happened since the player's last progress. A move that was unanswered then
   * counts as the player's own if it has arrived.
   */
  void missed(Progress before, Optional<Move> asked) {
    Progress now = Progress.of(model);
    forget();
    model.playedSince(before, asked);
    if (!between(before, now).quiet()) {
      whenTold.run();
      AbsencePanel panel = new AbsencePanel(texts, () -> between(before, now), this::read);
      absence = panel;
      view.handleKeysOf(panel);
      pages.readAloud(panel.getAccessibleText());
      getChildren().add(panel);
      requestLayout();
    }
  }

  /** The events between two states, in the current language. */
  private Absence between(Progress before, Progress now) {
    return Absence.between(
        before, now, Progress.lines(model).stream().limit(now.lines()).map(happening).toList());
  }

  private void read() {
    forget();
    view.requestFocus();
  }

  /** Hides the missed events. */
  void forget() {
    if (absence != null) {
      Controls.passFocus(absence, view);
      getChildren().remove(absence);
      absence = null;
    }
  }

  @Override
  protected void layoutChildren() {
    bubbles.resizeRelocate(0, 0, getWidth(), getHeight());
    bubbles.requestLayout();
    Bounds middle = view.middle();
    double wide = Math.min(CHAT_WIDTH, middle.getWidth());
    chat.resizeRelocate(
        getWidth() - EDGE - wide, middle.getMinY(), wide, Math.max(0, middle.getHeight()));
    if (absence != null) {
      double free = middle.getWidth() - (chat.isVisible() ? wide + EDGE : 0);
      double most = Math.max(free, LEAST_OF_WIDTH * getWidth());
      absence.fit(most, middle.getHeight());
      double width = Math.min(absence.prefWidth(-1), most);
      double room = Math.max(middle.getHeight(), absence.minHeight(width));
      double height = Math.min(absence.prefHeight(width), room);
      absence.resizeRelocate(
          Math.rint(middle.getMinX() + Math.max(0, free - width) / 2),
          Math.rint(Math.max(EDGE, middle.getMaxY() - height)),
          width,
          height);
    }
  }
}
