package oklahoma.client.table.view;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Parent;
import oklahoma.client.settings.Habits;
import oklahoma.client.settings.KeptOrder;
import oklahoma.client.table.input.Commands;
import oklahoma.client.table.input.GinPlay;
import oklahoma.client.table.input.HandPlay;
import oklahoma.client.table.input.KeyboardInput;
import oklahoma.client.table.input.Kit;
import oklahoma.client.table.input.MouseInput;
import oklahoma.client.table.input.PlaceAll;
import oklahoma.client.table.input.Suggestions;
import oklahoma.client.table.input.Targets;
import oklahoma.client.table.input.Zones;
import oklahoma.client.table.keys.Asked;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.Outcome;
import oklahoma.client.table.model.OwnCards;
import oklahoma.client.table.model.Prompt;
import oklahoma.client.table.model.hand.Sort;
import oklahoma.client.table.motion.Curve;
import org.jspecify.annotations.Nullable;

/**
 * All ways to play at a table: by pointer, by keys, by buttons and by the claim card. Wires them to
 * each other and lets them all hear of every change.
 */
final class Playing {
  private final Kit kit;
  private final Optional<GinPlay> gin;
  private final ClaimWindow claim;
  private final Commands commands;
  private final HandPlay play;
  private final MouseInput pointer;
  private final Zones zones;
  private final PlaceAll placing;
  private final Suggestions suggestions;
  private final KeyboardInput keys;

  /**
   * Every way to play.
   *
   * @param root hears the pointer and the keys
   * @param news says what is suggested
   * @param gin what only gin has; empty at a table of another game
   * @param walks what can have the focus, zone by zone, after the hand
   * @param covered whether something stands before the table that hears the keys itself
   */
  public Playing(
      Parent root,
      Kit kit,
      News news,
      Optional<GinPlay> gin,
      List<Supplier<List<? extends Node>>> walks,
      BooleanSupplier covered) {
    this.kit = kit;
    this.gin = gin;
    Targets targets = new Targets(kit);
    claim = new ClaimWindow(kit, this::answer);
    commands = new Commands(kit, targets, claim.card(), gin);
    play = new HandPlay(kit, targets, commands);
    pointer = new MouseInput(root, kit, targets, commands, play);
    zones = new Zones(root, kit, walks);
    placing = new PlaceAll(kit);
    suggestions = new Suggestions(root, kit, commands, news::say);
    keys =
        new KeyboardInput(
            kit,
            targets,
            commands,
            play,
            pointer,
            zones,
            this::asked,
            placing,
            suggestions,
            covered);
    keys.listen(root, gin);
    kit.heart().add(play);
    followHabits();
  }

  /** The hand is kept in the order that is chosen, and what is marked is marked at once. */
  private void followHabits() {
    Habits habits = kit.look().habits();
    OwnCards own = kit.model().own();
    habits.keptOrder().subscribe(order -> own.keep(Sort.of(order)));
    own.alwaysSortedProperty()
        .subscribe(sort -> habits.keptOrder().set(sort.map(Sort::kept).orElse(KeptOrder.OWN)));
    habits.markFitting().subscribe(this::mark);
  }

  private void mark(boolean fitting) {
    kit.picture().marks().want(fitting);
    kit.picture().refresh(0, Curve.EVEN);
  }

  /** Whether something asks that keys may answer: a claim window, or an offer at gin. */
  private Asked asked() {
    if (gin.isEmpty()) {
      return claim.card().askedProperty().get();
    }
    return switch (kit.model().promptProperty().get()) {
      case Prompt.Offer offer -> Asked.ARMED;
      case Prompt.Draw draw when draw.drawRefused().isPresent() -> Asked.ARMED;
      default -> Asked.NOT;
    };
  }

  /** The question of a claim window. */
  ClaimWindow claim() {
    return claim;
  }

  /** What the program suggests. */
  Suggestions suggestions() {
    return suggestions;
  }

  /** The keyboard. */
  KeyboardInput keys() {
    return keys;
  }

  /** Lays down what is staged. */
  void layDown() {
    commands.layDown();
  }

  /** The model has changed. */
  void changed(Change change) {
    play.tableChanged(change, System.nanoTime() / 1_000_000);
    pointer.changed();
    keys.changed();
    placing.changed();
    suggestions.changed(change);
    gin.ifPresent(GinPlay::follow);
    claim.changed(change);
    kit.series().changed(change);
  }

  /** A change has been shown. */
  void seen(Change change) {
    switch (change) {
      case Change.TakenBack back -> {
        play.takenBack(back);
        claim.follow();
      }
      case Change.Dealt dealt -> commands.number();
      case Change.Happened happened -> commands.number();
      case Change.Rearranged arranged -> commands.number();
      case Change.Restored restored -> commands.number();
    }
  }

  /** Moves that were to follow are not possible any more. */
  void stopped(Outcome.Refused why) {
    play.stopped(why);
  }

  /** The focus has gone to another node. */
  void focused(@Nullable Node owner) {
    zones.focused(owner);
  }

  /** The window has lost the focus: what is carried goes home. */
  void left() {
    play.drag().cancel();
  }

  private boolean answer(Prompt.Claim window, boolean wants) {
    return commands.answer(window, wants);
  }
}
