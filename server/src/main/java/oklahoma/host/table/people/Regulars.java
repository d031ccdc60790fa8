package oklahoma.host.table.people;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.Series;
import oklahoma.protocol.people.Name;

/**
 * The players of a table from match to match, so that it can be opened again as it was.
 *
 * @param chairs of the last match's lobby, where the humans are {@linkplain Chair.Open#expected
 *     expected} and nobody sits but bots; none before the first match
 * @param people the humans on these chairs
 * @param password that newcomers had to know in the last match
 * @param series the matches that they have played
 */
public record Regulars(
    List<Chair> chairs, List<Regular> people, Optional<PasswordVerifier> password, Series series) {
  /** The regulars of a table where no match has been played. */
  public static final Regulars NONE =
      new Regulars(List.of(), List.of(), Optional.empty(), Series.EMPTY);

  /**
   * A human, and how the host recognizes them. A name is no proof.
   *
   * @param inside whether this is the in-process player who opens the table
   * @param mark of the program on the network, if it showed one
   */
  public record Regular(Name name, boolean inside, Optional<GuestMark> mark) {
    private static Regular of(Participant person) {
      return new Regular(person.name(), person.inside(), person.mark());
    }

    private boolean is(Participant person) {
      return inside
          ? person.inside()
          : mark.isPresent() && !person.inside() && mark.equals(person.mark());
    }
  }

  public Regulars {
    chairs = List.copyOf(chairs);
    people = List.copyOf(people);
  }

  /**
   * They play on these chairs of a lobby now; people who have left for good are still known.
   *
   * @param needed the password that newcomers must know now
   */
  public Regulars seated(List<Chair> lobby, Optional<PasswordVerifier> needed, Roster roster) {
    List<Regular> now =
        lobby.stream()
            .flatMap(chair -> chair instanceof Chair.OfHuman human ? known(human, roster) : none())
            .toList();
    return new Regulars(lobby.stream().map(Regulars::expecting).toList(), now, needed, series);
  }

  private Stream<Regular> known(Chair.OfHuman human, Roster roster) {
    return roster
        .named(human.name())
        .map(Regular::of)
        .or(() -> people.stream().filter(each -> each.name().equals(human.name())).findFirst())
        .stream();
  }

  private static Stream<Regular> none() {
    return Stream.empty();
  }

  private static Chair expecting(Chair chair) {
    return chair instanceof Chair.OfHuman human ? new Chair.Open(Optional.of(human.name())) : chair;
  }

  /** Nobody is expected any more, but what they have played still counts. */
  public Regulars gone() {
    return new Regulars(List.of(), List.of(), Optional.empty(), series);
  }

  /** They have played a match to its end. */
  public Regulars played(Series.Played match) {
    return new Regulars(chairs, people, password, series.with(match));
  }

  /** The same, but nobody with such a mark is expected. */
  public Regulars without(Predicate<Optional<GuestMark>> unwelcome) {
    List<Regular> others = people.stream().filter(each -> !unwelcome.test(each.mark())).toList();
    List<Name> names = others.stream().map(Regular::name).toList();
    List<Chair> free =
        chairs.stream()
            .map(chair ->
                chair instanceof Chair.Open(Optional<Name> name)
                    ? new Chair.Open(name.filter(names::contains))
                    : chair)
            .toList();
    return new Regulars(free, others, password, series);
  }

  /** Whether a program that shows this mark is that of one of them. */
  public boolean know(Optional<GuestMark> shown) {
    return shown.isPresent() && people.stream().anyMatch(each -> each.mark().equals(shown));
  }

  /** The name under which somebody is expected, if at all; of several the one that they use. */
  public Optional<Name> expecting(Participant person) {
    return people.stream()
        .filter(each -> each.is(person))
        .map(Regular::name)
        .min(Comparator.comparing(name -> !name.equals(person.name())));
  }
}
