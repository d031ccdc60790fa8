package oklahoma.client.table.view;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Parent;
import oklahoma.client.settings.Habits;
import oklahoma.client.settings.KeptOrder;
import oklahoma.client.table.cards.AnimationClock;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.input.Advising;
import oklahoma.client.table.input.ClaimAnswers;
import oklahoma.client.table.input.Commands;
import oklahoma.client.table.input.DropMoves;
import oklahoma.client.table.input.GinPlay;
import oklahoma.client.table.input.LayOffAll;
import oklahoma.client.table.input.MoveSender;
import oklahoma.client.table.input.NumberedMelds;
import oklahoma.client.table.input.PlayerActions;
import oklahoma.client.table.input.Preparation;
import oklahoma.client.table.input.Suggestions;
import oklahoma.client.table.input.TableFeedback;
import oklahoma.client.table.input.Targets;
import oklahoma.client.table.input.keyboard.FocusWalk;
import oklahoma.client.table.input.keyboard.HandKeys;
import oklahoma.client.table.input.keyboard.HeldKey;
import oklahoma.client.table.input.keyboard.KeyActions;
import oklahoma.client.table.input.keyboard.KeyboardInput;
import oklahoma.client.table.input.keyboard.LiftedCard;
import oklahoma.client.table.input.keyboard.ScreenKeys;
import oklahoma.client.table.input.pointer.Clicks;
import oklahoma.client.table.input.pointer.HandPlay;
import oklahoma.client.table.input.pointer.MouseInput;
import oklahoma.client.table.keys.Keyboard;
import oklahoma.client.table.keys.QuestionState;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.Outcome;
import oklahoma.client.table.model.OwnCards;
import oklahoma.client.table.model.TableActions;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Sort;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.ui.lifetime.NodeVisibility;
import org.jspecify.annotations.Nullable;

/**
 * Creates and connects all input methods of a table: pointer, keys, buttons and the claim card.
 * Passes every change to them.
 */
final class PlayWiring {

  /** What the input methods need from the screen. */
  interface Surroundings {
    /** The node that receives pointer and key events. */
    Parent root();

    /** The focusable nodes of each zone after the hand and the staged cards. */
    List<Supplier<List<? extends Node>>> focusZones();

    /** True if something over the table handles the keys itself. */
    boolean covered();

    /** Shows all pending events at once. */
    void catchUp();

    /** Shows a sentence, and has a screen reader read another. */
    void say(Supplier<String> shown, Supplier<String> spoken);

    /** Has a screen reader read the state of the table. */
    void describeState();
  }

  private final Board board;
  private final ClaimWindow claim;
  private final PlayerActions playerActions;
  private final HandPlay play;
  private final Clicks clicks;
  private final FocusWalk walk;
  private final KeyActions keyActions;
  private final HeldKey held = new HeldKey();
  private final KeyboardInput keys;

  /**
   * @param gin the commands of gin; empty at an Oklahoma table
   */
  PlayWiring(
      Board board,
      TableLook look,
      TableActions actions,
      Optional<GinPlay> gin,
      Surroundings around) {
    this.board = board;
    TableModel model = board.model();
    CardScene picture = board.picture();
    TableFeedback feedback = board.feedback();
    MoveSender moves = board.moves();
    claim = new ClaimWindow(model, board.words(), look, actions::claimChoices, this::answer);
    Targets targets = new Targets(model, picture, board.words());
    ClaimAnswers claims = new ClaimAnswers(model, moves, feedback, claim.card());
    Commands commands = new Commands(model, picture, moves, feedback, look, gin);
    DropMoves drops = new DropMoves(model, moves, targets, claims, commands);
    NumberedMelds melds = new NumberedMelds(model, targets, feedback, drops, around::catchUp);
    Advising advising = new Advising(look, actions, feedback);
    LayOffAll layOffAll = new LayOffAll(model, picture, moves, feedback, around::catchUp);
    Preparation preparation =
        new Preparation(around.root(), model, feedback, advising, layOffAll, commands);
    Suggestions suggestions = new Suggestions(feedback, advising, preparation, around::say);
    playerActions = new PlayerActions(commands, claims, melds, layOffAll, suggestions, gin);
    play = new HandPlay(model, picture, feedback, look, targets, drops);
    clicks = new Clicks(model, feedback, look, commands, claims, melds);
    MouseInput pointer =
        new MouseInput(around.root(), picture, look.habits(), play, clicks, this::arranged);
    NodeVisibility.listen(
        around.root(), () -> pointer::keepDiscard); // Esc could not cancel it on another screen
    walk = new FocusWalk(around.root(), picture, around.focusZones());
    LiftedCard lifted = new LiftedCard(picture, feedback, targets, play, drops);
    keyActions =
        new KeyActions(
            playerActions,
            new HandKeys(model, picture, playerActions, walk),
            new ScreenKeys(look, actions, around::describeState),
            walk,
            lifted,
            pointer);
    Keyboard keyboard = new Keyboard(gin.isPresent());
    NodeVisibility.listen(around.root(), () -> held.in(around.root().getScene()));
    keys = new KeyboardInput(keyboard, keyActions, this::asked, around::covered, held);
    keys.listenTo(around.root());
    followHabits(around.root(), look.habits());
  }

  /** Keeps automatic sorting and marks in step with the settings. */
  private void followHabits(Node root, Habits habits) {
    OwnCards own = board.model().own();
    NodeVisibility.follow(root, habits.keptOrderProperty(), order -> own.keep(Sort.of(order)));
    own.alwaysSortedProperty()
        .subscribe(
            sort -> habits.keptOrderProperty().set(sort.map(Sort::kept).orElse(KeptOrder.OWN)));
    NodeVisibility.follow(root, habits.markFittingProperty(), this::mark);
  }

  private void mark(boolean fitting) {
    board.picture().marks().setShown(fitting);
    board.picture().refresh();
  }

  /** The state of the question that keys may answer: a claim, or an offer in gin. */
  private QuestionState asked() {
    if (playerActions.gin().isEmpty()) {
      return claim.card().askedProperty().get();
    }
    return switch (board.model().promptProperty().get()) {
      case Prompt.Offer offer -> QuestionState.OFFERED;
      case Prompt.Draw draw when draw.drawRefused().isPresent() -> QuestionState.OFFERED;
      default -> QuestionState.NOT;
    };
  }

  /** The question about a claim. */
  ClaimWindow claim() {
    return claim;
  }

  /** The suggested moves. */
  Suggestions suggestions() {
    return playerActions.suggestions();
  }

  KeyboardInput keys() {
    return keys;
  }

  /** The drag, which the clock must advance. */
  AnimationClock.Mover drag() {
    return play;
  }

  /** The actions of keys. */
  KeyActions keyActions() {
    return keyActions;
  }

  /** Lays down the staged melds. */
  void layDown() {
    playerActions.commands().layDown();
  }

  /** Passes a change of the model to all input methods. */
  void changed(Change change) {
    play.tableChanged(change);
    clicks.changed();
    keyActions.changed(change);
    playerActions.layOffAll().changed();
    playerActions.suggestions().changed(change);
    playerActions.gin().ifPresent(GinPlay::follow);
    claim.changed(change);
  }

  /** Passes a change that the screen has shown to the input methods. */
  void seen(Change change) {
    switch (change) {
      case Change.TakenBack back -> {
        play.takenBack(back);
        claim.follow();
      }
      case Change.Dealt _, Change.Happened _, Change.Rearranged _ -> numberMelds();
      case Change.Restored _ -> playerActions.melds().number();
    }
  }

  /** Updates everything that depends on places, after a new layout. */
  void arranged() {
    numberMelds();
    playerActions.layOffAll().again();
  }

  /** Numbers the melds. The zones of carried or lifted cards are lit instead, if there are any. */
  private void numberMelds() {
    playerActions.melds().number();
    play.drag().refresh();
    keyActions.arranged();
  }

  /** Returns the cards of queued moves that have become impossible, and shows why. */
  void stopped(Outcome.Refused why) {
    play.stopped(why);
  }

  /** The focus has moved to another node, or to none. */
  void focused(@Nullable Node owner) {
    walk.focused(owner);
  }

  /** Cancels a drag because the window has lost the focus. */
  void left() {
    play.drag().cancel();
    held.forget();
  }

  private boolean answer(Prompt.Claim window, boolean claims) {
    return playerActions.claims().answer(window, claims);
  }
}
