package oklahoma.host.table.setup;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.host.lobby.Admission;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.rules.Rules;

/**
 * The setup with which a table is opened.
 *
 * @param lobby its initial lobby
 * @param opening how its match begins and when it closes
 * @param waits how long it waits for bots, lost connections and the next deal
 * @param help the help that the table allows
 * @param seed the seed for reproducible cards and bots; empty for secret randomness
 */
public record TableSetup(
    FirstLobby lobby, Opening opening, WaitingTimes waits, TableHelp help, OptionalLong seed) {

  /** How a table's match begins, and when the table closes. */
  public enum Opening {
    /** The match begins when every chair is taken; the table closes when its last human leaves. */
    AT_ONCE,
    /**
     * The owner starts the match from a lobby; a table with a running match closes with its last
     * human.
     */
    LOBBY,
    /**
     * As {@link #LOBBY}, but the table never closes: when its last human leaves, its lobby is empty
     * again.
     */
    LASTING_LOBBY
  }

  public TableSetup {
    if (opening == Opening.AT_ONCE && lobby.chairs().size() != lobby.rules().seats()) {
      throw new IllegalArgumentException("as many chairs as the rules have seats");
    }
  }

  /**
   * A table with secret randomness that begins at once, waits for every human between deals, and
   * lets anybody watch.
   */
  public static TableSetup of(Rules rules, List<Chair> chairs, BotPace pace) {
    return new TableSetup(
        new FirstLobby(new TableName("Table"), rules, chairs, Admission.open(true)),
        Opening.AT_ONCE,
        WaitingTimes.forEverybody(pace),
        TableHelp.ALL,
        OptionalLong.empty());
  }

  /**
   * A table with secret randomness and a lobby. It shows a finished deal for twenty seconds and
   * keeps a seat for a minute. Nobody may watch until the owner allows it.
   */
  public static TableSetup hosted(TableName name, Rules rules, List<Chair> chairs, BotPace pace) {
    return new TableSetup(
        new FirstLobby(name, rules, chairs, Admission.open(false)),
        Opening.LOBBY,
        WaitingTimes.usual(pace),
        TableHelp.ALL,
        OptionalLong.empty());
  }

  /** This setup with reproducible cards and bots. */
  public TableSetup seeded(long value) {
    return new TableSetup(lobby, opening, waits, help, OptionalLong.of(value));
  }

  /** This setup with a time limit for the pause between deals. */
  public TableSetup nextDealAfter(Duration pause) {
    return with(waits.nextDealAfter(pause));
  }

  /** This setup with another grace period for disconnected players; empty for no limit. */
  public TableSetup grace(Optional<Duration> other) {
    return with(waits.grace(other));
  }

  /** This setup with more or less help. */
  public TableSetup help(TableHelp other) {
    return new TableSetup(lobby, opening, waits, other, seed);
  }

  /** This setup, with or without spectators. */
  public TableSetup watchable(boolean allowed) {
    return admission(lobby.admission().watchable(allowed));
  }

  /** This setup with another admission. */
  public TableSetup admission(Admission other) {
    return new TableSetup(lobby.admitting(other), opening, waits, help, seed);
  }

  /** This setup with a lobby that never closes. */
  public TableSetup lasting() {
    return new TableSetup(lobby, Opening.LASTING_LOBBY, waits, help, seed);
  }

  private TableSetup with(WaitingTimes other) {
    return new TableSetup(lobby, opening, other, help, seed);
  }
}
