package client.lobby;

import client.setup.ChosenRules;
import client.setup.Venue;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import protocol.LobbyState;
import rules.oklahoma.OklahomaRules;

/**
 * The rules of an open lobby while its owner changes them. The host hears of them once, when the
 * owner is done, because every change clears who is ready.
 */
final class RulesOfLobby implements ChosenRules {
  private final OklahomaRules before;
  private final ObjectProperty<OklahomaRules> now;
  private final Consumer<OklahomaRules> own;

  /**
   * @param own keeps rules as the player's own
   */
  RulesOfLobby(LobbySight sight, Consumer<OklahomaRules> own) {
    this.before = sight.rules().draft().seats(LobbyState.CHAIRS).rules();
    this.now = new SimpleObjectProperty<>(before);
    this.own = own;
  }

  /** Whether anything has been changed. */
  boolean changed() {
    return !now.get().equals(before);
  }

  @Override
  public ObservableValue<OklahomaRules> chosen() {
    return now;
  }

  @Override
  public void rules(OklahomaRules rules) {
    now.set(rules);
  }

  @Override
  public OklahomaRules standardRules() {
    return Venue.NETWORK.standard(LobbyState.CHAIRS);
  }

  @Override
  public void saveAsOwn() {
    own.accept(now.get());
  }
}
