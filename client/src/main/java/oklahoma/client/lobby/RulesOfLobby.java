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
 * The rules of an open lobby while its owner changes them. The host receives them once, at the end,
 * because every change makes all guests unready.
 */
final class RulesOfLobby implements ChosenRules {
  private final int players;
  private final Rules before;
  private final ObjectProperty<Rules> now;
  private final OwnRules own;

  /**
   * @param own the player's own sets of rules
   */
  RulesOfLobby(LobbyView view, OwnRules own) {
    this.players = view.players();
    this.before = freed(view.rules());
    this.now = new SimpleObjectProperty<>(before);
    this.own = own;
  }

  /** Whether the owner has changed a rule. */
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

  /**
   * The rules for the number of seats that allows the most choices, because the number of players
   * is not known yet.
   */
  private static Rules freed(Rules rules) {
    return rules.seated(Venue.NETWORK.freest(rules.game())).orElse(rules);
  }
}
