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
 * The state besides the match that a table needs after a restart of the host. Connections are not
 * part of it.
 *
 * @param setup the setup with which it was opened
 * @param rules the rules of its lobby
 * @param admission whom it lets in
 * @param chairs the chairs of its lobby, where nobody is ready
 * @param people the people who came to play
 * @param seats the player of each seat in the match; empty in the lobby
 * @param leavers the players who have left the match for good
 * @param regulars the players from match to match
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
   * A person who came to play.
   *
   * @param number the number of the arrival
   * @param inside whether the person was in-process
   * @param keyHashes the hashes of the seat's valid keys, in hexadecimal digits
   * @param avatar the person's picture
   * @param mark the mark by which the host recognizes the program
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
   * The snapshot of a table; empty if it has no player.
   *
   * @param now the state besides the setup
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

  /** Its lobby, with everybody absent. */
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

  /** This snapshot as text, for the journal. */
  String text() {
    return SnapshotText.print(this);
  }

  /**
   * Reads a snapshot from its {@link #text}.
   *
   * @throws IllegalArgumentException if the text is not valid
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

  /** The in-process player who opened the table. */
  public Optional<Human> inside() {
    return people.stream().filter(Human::inside).findFirst();
  }
}
