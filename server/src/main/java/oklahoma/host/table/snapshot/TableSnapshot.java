package oklahoma.host.table.snapshot;

import java.util.List;
import java.util.Optional;
import oklahoma.host.lobby.Admission;
import oklahoma.host.lobby.Lobby;
import oklahoma.host.table.people.Introduction;
import oklahoma.host.table.people.Leavers;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.Regulars;
import oklahoma.host.table.people.SeatKeyHash;
import oklahoma.host.table.people.Seats;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Rules;

/**
 * What a table needs besides the match itself to continue after the host was down. Connections are
 * not part of it.
 *
 * @param setup how it was opened
 * @param rules of its lobby
 * @param admission who is let in
 * @param chairs of its lobby; nobody there is ready
 * @param people who came to sit
 * @param seats who plays in each seat of the match; empty in the lobby
 * @param leavers who has left the match for good
 * @param regulars who plays here from match to match
 */
public record TableSnapshot(
    TableSetup setup,
    Rules rules,
    Admission admission,
    List<Chair> chairs,
    List<Human> people,
    List<Seats.Sitter> seats,
    Leavers leavers,
    Regulars regulars) {

  /**
   * Somebody who came to sit.
   *
   * @param number counts who came
   * @param inside whether through the door inside the program
   * @param keyHashes hashes of the keys that open the seat, in hexadecimal digits
   * @param avatar the picture
   * @param mark by which the program is known again
   */
  public record Human(
      int number,
      Name name,
      boolean inside,
      List<String> keyHashes,
      Optional<Avatar> avatar,
      Optional<GuestMark> mark) {
    public Human {
      keyHashes = List.copyOf(keyHashes);
    }

    public static Human of(Participant person) {
      List<String> keyHashes = person.keyHashes().stream().map(SeatKeyHash::hex).toList();
      return new Human(
          person.number(),
          person.name(),
          person.inside(),
          keyHashes,
          person.avatar(),
          person.mark());
    }

    public Participant awaited() {
      List<SeatKeyHash> hashes = keyHashes.stream().map(SeatKeyHash::ofHex).toList();
      return Participant.awaited(number, inside, new Introduction(name, avatar, mark), hashes);
    }

    Human marked(GuestMark shown) {
      return new Human(number, name, inside, keyHashes, avatar, Optional.of(shown));
    }

    Human pictured(Avatar chosen) {
      return new Human(number, name, inside, keyHashes, Optional.of(chosen), mark);
    }
  }

  public TableSnapshot {
    chairs = List.copyOf(chairs);
    people = List.copyOf(people);
    seats = List.copyOf(seats);
  }

  /**
   * What a table needs now; nothing while nobody sits at it.
   *
   * @param now from which it follows
   */
  static Optional<TableSnapshot> of(TableSetup setup, Written.Basis now) {
    Lobby lobby = now.lobby();
    List<Human> people = now.roster().sitting().map(Human::of).toList();
    List<Chair> chairs = lobby.chairs().stream().map(TableSnapshot::awaited).toList();
    return people.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new TableSnapshot(
                setup,
                lobby.rules(),
                lobby.admission(),
                chairs,
                people,
                now.sitters(),
                now.leavers(),
                now.regulars()));
  }

  private static Chair awaited(Chair chair) {
    return chair instanceof Chair.OfHuman human
        ? new Chair.OfHuman(human.name(), false, Presence.AWAY)
        : chair;
  }

  /** Its lobby, where everybody is awaited. */
  public Lobby lobby() {
    return Lobby.of(setup.lobby().name(), rules, chairs, admission);
  }

  /** The names in the seats of the match, in seat order. */
  List<Name> players() {
    return seats.stream().map(this::name).toList();
  }

  private Name name(Seats.Sitter sitter) {
    return switch (sitter) {
      case Seats.Sitter.Bot bot -> bot.name();
      case Seats.Sitter.Human(int person, var standIn) ->
          people.stream()
              .filter(human -> human.number() == person)
              .map(Human::name)
              .findFirst()
              .orElseThrow(() -> new IllegalArgumentException("nobody has number " + person));
    };
  }

  /** The text that is written to the journal. */
  String text() {
    return SnapshotText.print(this);
  }

  /**
   * What {@link #text} wrote.
   *
   * @throws IllegalArgumentException if the text is not that
   */
  public static TableSnapshot of(String text) {
    try {
      return SnapshotText.parse(text);
    } catch (IndexOutOfBoundsException missing) {
      throw new IllegalArgumentException("a line has too few words", missing);
    } catch (IllegalStateException twice) {
      throw new IllegalArgumentException("lines contradict each other", twice);
    }
  }

  /** The player who opened the table from inside the program. */
  public Optional<Human> inside() {
    return people.stream().filter(Human::inside).findFirst();
  }
}
