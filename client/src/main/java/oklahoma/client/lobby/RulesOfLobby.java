package oklahoma.client.lobby;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import oklahoma.client.setup.ChosenRules;
import oklahoma.client.setup.OwnRules;
import oklahoma.client.setup.Unplayable;
import oklahoma.client.setup.Venue;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;

/**
 * The rules of an open lobby while its owner changes them. The host receives them once, when the
 * owner is done, because every change clears who is ready.
 */
final class RulesOfLobby implements ChosenRules {
  private final int players;
  private final Rules before;
  private final ObjectProperty<Rules> now;
  private final OwnRules own;

  /**
   * @param own the rules that the player keeps
   */
  RulesOfLobby(LobbySight sight, OwnRules own) {
    this.players = sight.players();
    this.before = freed(sight.rules());
    this.now = new SimpleObjectProperty<>(before);
    this.own = own;
  }

  /** Whether anything has been changed. */
  boolean changed() {
    return !now.get().equals(before);
  }

  @Override
  public ObservableValue<Rules> chosenProperty() {
    return now;
  }

  @Override
  public void rules(Rules rules) {
    now.set(freed(rules));
  }

  @Override
  public Venue venue() {
    return Venue.NETWORK;
  }

  @Override
  public OwnRules own() {
    return own;
  }

  @Override
  public List<Game> games() {
    return List.of(Game.values());
  }

  @Override
  public Optional<String> refusal(Rules rules) {
    return players > rules.mostSeats() ? Unplayable.by(players, rules) : Optional.empty();
  }

  /** How many will sit is not known yet, so they exclude as little as they can. */
  private static Rules freed(Rules rules) {
    return rules.seated(Venue.NETWORK.freest(rules.game())).orElse(rules);
  }
}
