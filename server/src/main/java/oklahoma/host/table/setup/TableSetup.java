package oklahoma.host.table.setup;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.host.lobby.Admission;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.rules.Rules;

/**
 * How a table is opened.
 *
 * @param name what it is called
 * @param rules what is played
 * @param chairs what stands at the table at first, in turn order; nobody sits yet but bots. A table
 *     that begins at once has as many as the rules have seats, in a lobby the missing ones are
 *     locked
 * @param pace how long bots take
 * @param opening how its match begins and when it closes
 * @param admission who is let in at first
 * @param grace how long a seat waits for a human whose connection is lost, before a bot stands in;
 *     it waits without end if empty
 * @param nextDealAfter how long a finished deal is shown before the next one begins by itself; it
 *     waits for every human if empty
 * @param help what help there is for everybody at the table
 * @param seed makes the cards and the bots' dice the same every time; they are secret if empty
 */
public record TableSetup(
    TableName name,
    Rules rules,
    List<Chair> chairs,
    BotPace pace,
    Opening opening,
    Admission admission,
    Optional<Duration> grace,
    Optional<Duration> nextDealAfter,
    TableHelp help,
    OptionalLong seed) {
  private static final Duration USUAL_GRACE = Duration.ofSeconds(60);
  private static final Duration USUAL_PAUSE = Duration.ofSeconds(20);

  /** How a table's match begins, and when the table closes. */
  public enum Opening {
    /** As soon as every chair is taken; it closes when its last human leaves. */
    AT_ONCE,
    /** From a lobby, when its owner says so; a running match closes with its last human. */
    LOBBY,
    /** The same, but it never closes: when its last human leaves it is an empty lobby again. */
    LASTING_LOBBY
  }

  public TableSetup {
    chairs = List.copyOf(chairs);
    if (opening == Opening.AT_ONCE && chairs.size() != rules.seats()) {
      throw new IllegalArgumentException("as many chairs as the rules have seats");
    }
    if (chairs.size() > LobbyState.CHAIRS) {
      throw new IllegalArgumentException("no more than " + LobbyState.CHAIRS + " chairs");
    }
    if (chairs.stream().anyMatch(Chair.OfHuman.class::isInstance)) {
      throw new IllegalArgumentException("humans come through the door");
    }
    if (grace.filter(Duration::isNegative).isPresent()) {
      throw new IllegalArgumentException("a grace is not negative");
    }
  }

  /**
   * A table of secret chance that begins at once, waits for every human between the deals, and lets
   * anybody watch.
   */
  public static TableSetup of(Rules rules, List<Chair> chairs, BotPace pace) {
    return new TableSetup(
        new TableName("Table"),
        rules,
        chairs,
        pace,
        Opening.AT_ONCE,
        Admission.open(true),
        Optional.of(USUAL_GRACE),
        Optional.empty(),
        TableHelp.ALL,
        OptionalLong.empty());
  }

  /**
   * A table of secret chance with a lobby. A deal is shown for twenty seconds, a seat is kept for a
   * minute, and nobody may watch until the owner lets them.
   */
  public static TableSetup hosted(TableName name, Rules rules, List<Chair> chairs, BotPace pace) {
    return new TableSetup(
        name,
        rules,
        chairs,
        pace,
        Opening.LOBBY,
        Admission.open(false),
        Optional.of(USUAL_GRACE),
        Optional.of(USUAL_PAUSE),
        TableHelp.ALL,
        OptionalLong.empty());
  }

  /** The same table with cards and dice that are the same every time. */
  public TableSetup seeded(long value) {
    return new TableSetup(
        name,
        rules,
        chairs,
        pace,
        opening,
        admission,
        grace,
        nextDealAfter,
        help,
        OptionalLong.of(value));
  }

  /** The same table where the next deal begins by itself after a while. */
  public TableSetup nextDealAfter(Duration pause) {
    return new TableSetup(
        name, rules, chairs, pace, opening, admission, grace, Optional.of(pause), help, seed);
  }

  /** The same table where seats are kept for longer or shorter; without end if empty. */
  public TableSetup grace(Optional<Duration> other) {
    return new TableSetup(
        name, rules, chairs, pace, opening, admission, other, nextDealAfter, help, seed);
  }

  /** The same table with more or less help. */
  public TableSetup help(TableHelp other) {
    return new TableSetup(
        name, rules, chairs, pace, opening, admission, grace, nextDealAfter, other, seed);
  }

  /** The same table that anybody may watch, or nobody. */
  public TableSetup watchable(boolean allowed) {
    return admission(admission.watchable(allowed));
  }

  /** The same table, to which others are let in. */
  public TableSetup admission(Admission other) {
    return new TableSetup(
        name, rules, chairs, pace, opening, other, grace, nextDealAfter, help, seed);
  }

  /** The same table with a lobby that never closes. */
  public TableSetup lasting() {
    return new TableSetup(
        name,
        rules,
        chairs,
        pace,
        Opening.LASTING_LOBBY,
        admission,
        grace,
        nextDealAfter,
        help,
        seed);
  }
}
