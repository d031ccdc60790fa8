package oklahoma.host.table;

import java.util.List;
import java.util.Optional;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.Roster;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.rules.Seat;

/** Removes people for good, from the lobby or the match. */
final class Removal {
  private Removal() {}

  /**
   * The stage after the owner has removed somebody.
   *
   * @param block whether to block the program too, if it is known
   */
  static Stage of(Stage stage, Participant unwelcome, boolean block, StepContext step) {
    Roster roster = stage.context().roster();
    Optional<GuestMark> mark = block ? roster.markToBlock(unwelcome) : Optional.empty();
    if (mark.isEmpty()) {
      return of(stage, unwelcome, ByeReason.REMOVED, step);
    }
    return of(
        stage.admit(stage.admission().blocking(unwelcome.name(), mark.get())),
        roster.fromSameProgram(unwelcome),
        ByeReason.BLOCKED,
        step);
  }

  /** Whether the table can block this person and not only remove them. */
  private static boolean canBlock(Roster roster, Participant unwelcome) {
    return roster.markToBlock(unwelcome).isPresent();
  }

  /** Everybody whom the table removes together with this person. */
  private static List<Participant> leaving(Roster roster, Participant unwelcome, boolean block) {
    return block && canBlock(roster, unwelcome)
        ? roster.fromSameProgram(unwelcome)
        : List.of(unwelcome);
  }

  /** The acts to announce before the removal. */
  static List<OwnerAction> ownerActions(
      Stage stage, Seat owner, Participant unwelcome, boolean block) {
    Roster roster = stage.context().roster();
    boolean forGood = block && canBlock(roster, unwelcome);
    OwnerAction.Kind kind = forGood ? OwnerAction.Kind.BLOCKED : OwnerAction.Kind.REMOVED;
    return leaving(roster, unwelcome, block).stream()
        .flatMap(person -> stage.seat(person).stream())
        .<OwnerAction>map(seat -> new OwnerAction.OfSeat(owner, kind, seat, 0))
        .toList();
  }

  /** Removes these people with the reason. */
  static Stage of(Stage stage, List<Participant> people, ByeReason reason, StepContext step) {
    Stage now = stage;
    for (Participant person : people) {
      now = of(now, person, reason, step);
    }
    return now;
  }

  private static Stage of(Stage stage, Participant person, ByeReason reason, StepContext step) {
    person.guest().ifPresent(guest -> step.bye(guest, reason));
    return left(stage, person);
  }

  /** The stage without this person. */
  static Stage left(Stage stage, Participant person) {
    Stage without = stage.left(person);
    return without.with(without.context().without(person));
  }
}
