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
 * The players of a table from match to match, so that it can open again as it was.
 *
 * @param chairs the chairs of the last match's lobby, with bots, and with humans as {@linkplain
 *     Chair.Open#expected expected}; none before the first match
 * @param people the humans on these chairs
 * @param password the verifier of the password that newcomers needed in the last match
 * @param series the finished matches
 */
public record Regulars(
    List<Chair> chairs, List<Regular> people, Optional<PasswordVerifier> password, Series series) {
  /** The regulars of a table where no match has been played. */
  public static final Regulars NONE =
      new Regulars(List.of(), List.of(), Optional.empty(), Series.EMPTY);

  /**
   * A human and the means to recognize them; a name proves nothing.
   *
   * @param inside whether this is the in-process player who opens the table
   * @param mark the mark of a network guest's program, if it has one
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
   * The regulars once a match begins from this lobby. People who have left for good stay known.
   *
   * @param needed the verifier of the password that newcomers need now
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

  /** Regulars whom nobody expects any more, with their finished matches. */
  public Regulars gone() {
    return new Regulars(List.of(), List.of(), Optional.empty(), series);
  }

  /** The regulars after one more finished match. */
  public Regulars played(Series.Played match) {
    return new Regulars(chairs, people, password, series.with(match));
  }

  /** The regulars without those whose mark matches. */
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

  /** Whether this mark belongs to a regular. */
  public boolean recognizes(Optional<GuestMark> shown) {
    return shown.isPresent() && people.stream().anyMatch(each -> each.mark().equals(shown));
  }

  /**
   * The name under which the table expects this person, if it does; if several fit, the person's
   * present one.
   */
  public Optional<Name> expecting(Participant person) {
    return people.stream()
        .filter(each -> each.is(person))
        .map(Regular::name)
        .min(Comparator.comparing(name -> !name.equals(person.name())));
  }
}
