package oklahoma.host.table.snapshot;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import oklahoma.host.lobby.Lobby;
import oklahoma.host.table.people.Leavers;
import oklahoma.host.table.people.Regulars;
import oklahoma.host.table.setup.FirstLobby;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.people.Name;

/**
 * The last state of a table, with which it can open again: its rules, bots, password and expected
 * players. It contains no seat key.
 *
 * @param setup the setup for opening it
 * @param regulars the players whom it expects
 */
public record LastTable(TableSetup setup, Regulars regulars) {

  /**
   * The state of a table; empty if no match has begun from its lobby.
   *
   * @param setup the setup with which it was opened
   * @param lobby the lobby for its next match
   */
  public static Optional<LastTable> of(TableSetup setup, Lobby lobby, Regulars regulars) {
    boolean lobbied = setup.opening() != TableSetup.Opening.AT_ONCE;
    return !lobbied || regulars.chairs().isEmpty()
        ? Optional.empty()
        : Optional.of(played(setup, lobby, regulars));
  }

  private static LastTable played(TableSetup setup, Lobby lobby, Regulars regulars) {
    Regulars welcome = regulars.without(lobby.admission()::blocks);
    FirstLobby first =
        new FirstLobby(setup.lobby().name(), lobby.rules(), welcome.chairs(), lobby.admission());
    return new LastTable(
        new TableSetup(first, setup.opening(), setup.waits(), setup.help(), OptionalLong.empty()),
        welcome);
  }

  /** The names of all players, bots too, except for the one who opens the table; in turn order. */
  public List<Name> players() {
    List<Name> own =
        regulars.people().stream()
            .filter(Regulars.Regular::inside)
            .map(Regulars.Regular::name)
            .toList();
    return regulars.chairs().stream()
        .flatMap(LastTable::name)
        .filter(name -> !own.contains(name))
        .toList();
  }

  private static Stream<Name> name(Chair chair) {
    return switch (chair) {
      case Chair.Open(Optional<Name> expected) -> expected.stream();
      case Chair.OfBot(Name name, var level) -> Stream.of(name);
      case Chair.OfHuman human -> Stream.of(human.name());
      case Chair.Locked locked -> Stream.empty();
    };
  }

  /** This state as text, for the journal. */
  public String text() {
    FirstLobby lobby = setup.lobby();
    return new TableSnapshot(
            setup,
            lobby.rules(),
            lobby.admission(),
            lobby.chairs(),
            List.of(),
            List.of(),
            Leavers.NONE,
            regulars)
        .text();
  }

  /**
   * Reads the state from its {@link #text}.
   *
   * @throws IllegalArgumentException if the text is not valid
   */
  public static LastTable of(String text) {
    TableSnapshot kept = TableSnapshot.of(text);
    return new LastTable(kept.setup(), kept.regulars());
  }
}
