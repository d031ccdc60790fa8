package oklahoma.client.replay;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import oklahoma.client.advice.Advice;
import oklahoma.client.help.KeysPanel;
import oklahoma.client.match.score.Players;
import oklahoma.client.match.score.ScoreSheet;
import oklahoma.client.replay.review.Reviewer;
import oklahoma.client.settings.Presentation;
import oklahoma.client.table.keys.KeyMap;
import oklahoma.client.table.keys.KeyPress;
import oklahoma.client.table.model.TableActions;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.view.TableView;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.Routes;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Reason;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.record.MatchRecord;

/** A finished match on the table, with the controls of a replay below. */
public final class ReplayScreen implements Page, TableActions {

  /** The actions of a replay that leave its page. */
  public interface Actions {
    /** Saves the record as a file that the player chooses. */
    void save();

    /**
     * Plays on from a moment of the match, against bots.
     *
     * @param deal the number of the deal, from 0
     * @param events the number of its events so far
     * @param me the player's seat
     */
    void playOn(int deal, int events, Seat me);

    /**
     * The reviewer that searches for better moves.
     *
     * @param nameOf gives the name of a seat
     */
    Reviewer reviewer(Function<Seat, String> nameOf);
  }

  private final Texts texts;
  private final Controls controls;
  private final Pages pages;
  private final Routes routes;
  private final Presentation presentation;
  private final TableLook look;
  private final Actions actions;
  private final Projector projector;
  private final EventList events;
  private final ReviewPanel review;
  private final StackPane stage = new StackPane();
  private final BorderPane root = new BorderPane();
  private final Running running;
  private TableView view;
  private Optional<Node> peeked = Optional.empty();

  /**
   * A replay at its first moment.
   *
   * @param match a record in which every event is legal, with at least one deal
   * @param viewer the seat at the bottom
   */
  public ReplayScreen(
      Pages pages,
      Routes routes,
      Presentation presentation,
      MatchRecord match,
      Seat viewer,
      Actions actions) {
    this.texts = pages.texts();
    this.controls = pages.controls();
    this.pages = pages;
    this.routes = routes;
    this.presentation = presentation;
    this.look = new TableLook(presentation.settings());
    this.actions = actions;
    this.projector = new Projector(MatchMoments.of(match), seats(match), viewer);
    this.running = new Running(projector);
    this.events = new EventList(controls, projector);
    this.review =
        new ReviewPanel(
            controls, projector, actions.reviewer(seat -> projector.table().nameOf(seat)));
    this.view = table();
    StackPane.setAlignment(events, Pos.CENTER_RIGHT);
    StackPane.setAlignment(review, Pos.CENTER_RIGHT);
    stage.getChildren().addAll(view, events, review);
    stage.setMinSize(0, 0);
    root.setCenter(stage);
    root.setBottom(
        new TransportBar(
            controls, projector, running.onProperty(), running.rateProperty(), this::perform));
    root.setId("replay");
    root.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    root.addEventFilter(KeyEvent.KEY_RELEASED, this::released);
    projector.atProperty().subscribe(this::showHands);
    projector.openProperty().subscribe(open -> showHands());
  }

  private List<SeatLabel> seats(MatchRecord match) {
    return Seat.first(match.rules().seats()).stream()
        .map(seat -> SeatLabel.ofHuman(seat, name(match, seat)))
        .toList();
  }

  /**
   * The name of a seat. A file from somebody else may contain an invalid name; the seat's letter
   * replaces it.
   */
  private Name name(MatchRecord match, Seat seat) {
    return match.players().stream()
        .skip(seat.ordinal())
        .findFirst()
        .flatMap(Name::of)
        .orElseGet(() -> new Name(texts.say("replay.seat", seat.name())));
  }

  @Override
  public Node node() {
    return root;
  }

  @Override
  public boolean clothed() {
    return true;
  }

  @Override
  public void opened() {
    root.lookup("#play").requestFocus();
  }

  @Override
  public void closed() {
    running.run(false);
    review.stop();
    view.leave();
  }

  /** Esc first closes the lists at the side. */
  @Override
  public boolean escaped() {
    boolean listed = events.isVisible() || review.isVisible();
    events.show(false);
    review.show(false);
    return listed;
  }

  /** Runs the action of a button or a key. */
  private void perform(ReplayKey action) {
    switch (action) {
      case PLAY -> running.run(!running.onProperty().get());
      case FORWARD -> still(projector::forward);
      case BACK -> still(projector::back);
      case START -> still(() -> projector.jump(0));
      case END -> still(() -> projector.jump(projector.moments().size() - 1));
      case NEXT_DEAL -> projector.toNext(Mark.Kind.DEAL);
      case PREVIOUS_DEAL -> projector.toPrevious(Mark.Kind.DEAL);
      case NEXT_CLAIM -> projector.toNext(Mark.Kind.CLAIM);
      case PREVIOUS_CLAIM -> projector.toPrevious(Mark.Kind.CLAIM);
      case FASTER -> running.faster();
      case SLOWER -> running.slower();
      case HANDS -> projector.openProperty().set(!projector.openProperty().get());
      case EVENTS -> log();
      case REVIEW -> review();
      case NEXT_SEAT -> sit(projector.viewer().next(projector.seats().size()));
      case PLAY_ON -> playOn();
      case SAVE -> actions.save();
      case SCORES -> peek();
      case COLOURS -> look.turnColours();
    }
  }

  /** Asks the player for a seat; the one at the bottom is selected at first. */
  private void playOn() {
    running.run(false);
    Moment moment = projector.moment();
    if (moment.standing().over()) {
      pages.showNotice(texts.say("replay.over"));
      return;
    }
    pages.present(
        new PlayOnCard(
            controls,
            projector.seats(),
            projector.viewer(),
            pages::dismiss,
            me -> {
              pages.dismiss();
              actions.playOn(moment.deal(), moment.step(), me);
            }),
        () -> {});
  }

  private void still(Runnable what) {
    running.run(false);
    what.run();
  }

  private TableView table() {
    return new TableView(projector.table(), presentation.images(), texts, look, this);
  }

  /** Moves another seat to the bottom: a new table shows the same moment. */
  private void sit(Seat seat) {
    projector.sit(seat);
    view.leave();
    view = table();
    stage.getChildren().set(0, view);
    showHands();
    events.rebuild();
    review.rebuild();
  }

  /** Shows all hands if the player wants that, or if the deal is over, when everybody saw them. */
  private void showHands() {
    view.showHands(projector.openProperty().get() || projector.moment().now().over());
  }

  /** Handles a key before the table does, unless the focused button or list needs it. */
  private void key(KeyEvent pressed) {
    boolean own =
        pressed.getTarget() instanceof Node target
            && ((pressed.getCode() == KeyCode.SPACE && target instanceof ButtonBase)
                || (target instanceof ListView<?> && moves(pressed.getCode())));
    if (own || pages.asking()) {
      return;
    }
    ReplayKey.of(KeyPress.of(pressed))
        .ifPresent(action -> {
          perform(action);
          pressed.consume();
        });
  }

  private static boolean moves(KeyCode code) {
    return switch (code) {
      case UP, DOWN, HOME, END, PAGE_UP, PAGE_DOWN, KP_UP, KP_DOWN -> true;
      default -> false;
    };
  }

  @Override
  public void scores() {
    pages.present(sheet(), () -> {});
  }

  private VBox sheet() {
    ScoreSheet sheet =
        switch (projector.moments().match().rules()) {
          case OklahomaRules oklahoma -> new ScoreSheet(texts);
          case GinRules gin -> new ScoreSheet(texts, gin);
        };
    List<String> names = projector.seats().stream().map(seat -> seat.name().text()).toList();
    sheet.show(projector.moment().standing(), new Players(names, Optional.empty()));
    Button close = controls.button("scores-back", "replay.scores.close", pages::dismiss);
    close.setDefaultButton(true);
    VBox card = new VBox(14, sheet, Controls.buttonRow(0, close));
    return Controls.question(card, "scores-card", sheet.accessibleTextProperty());
  }

  /**
   * Shows the score sheet. The sheet has the focus, so it must itself notice when the key is
   * released.
   */
  @Override
  public void peek() {
    VBox sheet = sheet();
    sheet.addEventFilter(KeyEvent.KEY_RELEASED, this::released);
    peeked = Optional.of(sheet);
    pages.present(sheet, () -> {});
  }

  private void released(KeyEvent key) {
    if (KeyMap.endsPeek(KeyPress.of(key))) {
      endPeek();
    }
  }

  /** Closes the score sheet, but not another card that has appeared meanwhile. */
  @Override
  public void endPeek() {
    if (peeked.filter(sheet -> sheet.getScene() != null).isPresent()) {
      pages.dismiss();
    }
  }

  @Override
  public boolean covered() {
    return pages.asking();
  }

  @Override
  public void claimChoices() {}

  @Override
  public void menu() {
    if (!escaped()) {
      pages.back();
    }
  }

  private void review() {
    running.run(false);
    events.show(false);
    review.show(!review.isVisible());
  }

  @Override
  public void log() {
    review.show(false);
    events.show(!events.isVisible());
  }

  @Override
  public void chat() {}

  @Override
  public void seat(Seat seat) {
    sit(seat);
  }

  @Override
  public void spectators() {}

  @Override
  public void rules() {
    routes.rules();
  }

  @Override
  public void rule(Reason reason) {
    routes.rule(reason);
  }

  @Override
  public void keys() {
    KeysPanel.showOfReplay(pages);
  }

  @Override
  public void fullScreen() {
    routes.fullScreen();
  }

  /** Does nothing: the table shows the refusal, and a replay has no sounds. */
  @Override
  public void refused() {}

  @Override
  public void dealShown(Optional<Seat> out) {}

  @Override
  public void advise(Consumer<Optional<Advice>> receiver) {
    receiver.accept(Optional.empty());
  }

  @Override
  public void announced(String words) {
    pages.readAloud(words);
  }

  @Override
  public boolean suggests() {
    return false;
  }
}
