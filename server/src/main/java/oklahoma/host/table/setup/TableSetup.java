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
 * @param lobby what its lobby is at first
 * @param opening how its match begins and when it closes
 * @param waits how long it waits for bots, lost connections and the next deal
 * @param help what help there is for everybody at the table
 * @param seed makes the cards and the bots' dice the same every time; they are secret if empty
 */
public record TableSetup(
    FirstLobby lobby, Opening opening, WaitingTimes waits, TableHelp help, OptionalLong seed) {

  /** How a table's match begins, and when the table closes. */
  public enum Opening {
    /** As soon as every chair is taken; it closes when its last human leaves. */
    AT_ONCE,
    /** From a lobby, by its owner; a table with a running match closes with its last human. */
    LOBBY,
    /** The same, but it never closes: when its last human leaves it is an empty lobby again. */
    LASTING_LOBBY
  }

  public TableSetup {
    if (opening == Opening.AT_ONCE && lobby.chairs().size() != lobby.rules().seats()) {
      throw new IllegalArgumentException("as many chairs as the rules have seats");
    }
  }

  /**
   * A table of secret chance that begins at once, waits for every human between the deals, and lets
   * anybody watch.
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
   * A table of secret chance with a lobby. A deal is shown for twenty seconds, a seat is kept for a
   * minute, and nobody may watch until the owner lets them.
   */
  public static TableSetup hosted(TableName name, Rules rules, List<Chair> chairs, BotPace pace) {
    return new TableSetup(
        new FirstLobby(name, rules, chairs, Admission.open(false)),
        Opening.LOBBY,
        WaitingTimes.usual(pace),
        TableHelp.ALL,
        OptionalLong.empty());
  }

  /** The same table with cards and dice that are the same every time. */
  public TableSetup seeded(long value) {
    return new TableSetup(lobby, opening, waits, help, OptionalLong.of(value));
  }

  /** The same table where the next deal begins by itself after a while. */
  public TableSetup nextDealAfter(Duration pause) {
    return with(waits.nextDealAfter(pause));
  }

  /** The same table where seats are kept for longer or shorter; without end if empty. */
  public TableSetup grace(Optional<Duration> other) {
    return with(waits.grace(other));
  }

  /** The same table with more or less help. */
  public TableSetup help(TableHelp other) {
    return new TableSetup(lobby, opening, waits, other, seed);
  }

  /** The same table that anybody may watch, or nobody. */
  public TableSetup watchable(boolean allowed) {
    return admission(lobby.admission().watchable(allowed));
  }

  /** The same table, to which others are let in. */
  public TableSetup admission(Admission other) {
    return new TableSetup(lobby.admitting(other), opening, waits, help, seed);
  }

  /** The same table with a lobby that never closes. */
  public TableSetup lasting() {
    return new TableSetup(lobby, Opening.LASTING_LOBBY, waits, help, seed);
  }

  private TableSetup with(WaitingTimes other) {
    return new TableSetup(lobby, opening, other, help, seed);
  }
}
