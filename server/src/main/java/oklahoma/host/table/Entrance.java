package oklahoma.host.table;

import java.util.Optional;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.PasswordGate;
import oklahoma.host.table.people.Regulars;
import oklahoma.protocol.identity.PasswordProof;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;

/**
 * Admits people to a table or refuses them with the reason: newcomers, and players who return to a
 * seat.
 */
final class Entrance {
  private static final int MOST_SPECTATORS = 16;

  private Entrance() {}

  /** The stage for a newcomer: an empty lobby if the table is abandoned. */
  static Stage offered(TableState table) {
    return table.abandonTimer().over()
        ? LobbyStage.fresh(TableState.emptied(table.context()))
        : table.stage();
  }

  private static Stage offered(TableState table, ConnectionPurpose purpose) {
    return purpose instanceof ConnectionPurpose.Watch ? table.stage() : offered(table);
  }

  /** Handles the hello of a guest who is not at the table yet. */
  static TableState joined(TableState table, Guest guest, ToHost.Hello hello, StepContext step) {
    return switch (hello.purpose()) {
      case ConnectionPurpose.Sit _, ConnectionPurpose.TakeOver _, ConnectionPurpose.Watch _ -> {
        Optional<ByeReason> no = noEntry(table, hello);
        Optional<PasswordVerifier> password = needed(table, hello);
        if (no.isPresent()) {
          yield sentOff(table, guest, no.get(), step);
        }
        yield password.isPresent() && guest.origin().isPresent()
            ? table.with(table.gate().ask(guest, guest.origin().get(), hello, password.get(), step))
            : enter(table, guest, hello, step);
      }
      case ConnectionPurpose.Return(SeatKey key) -> {
        Optional<Participant> person = table.roster().openedBy(key);
        if (table.stage().admission().blocks(hello.mark())) {
          yield sentOff(table, guest, ByeReason.BLOCKED, step);
        }
        yield person
            .map(owner -> returnToSeat(table, guest, owner, key, hello, step))
            .orElseGet(() -> sentOff(table, guest, ByeReason.KEY_UNKNOWN, step));
      }
      case ConnectionPurpose.ListTables look -> sentOff(table, guest, ByeReason.LEFT, step);
    };
  }

  /**
   * The verifier of the password that a newcomer needs; empty if none. Players of the last match
   * need no password unless it has changed since.
   */
  private static Optional<PasswordVerifier> needed(TableState table, ToHost.Hello hello) {
    Optional<PasswordVerifier> password = offered(table, hello.purpose()).admission().password();
    Regulars regulars = table.context().regulars();
    boolean same = password.equals(regulars.password());
    return same && regulars.recognizes(hello.mark()) ? Optional.empty() : password;
  }

  private static TableState sentOff(
      TableState table, Guest guest, ByeReason reason, StepContext step) {
    step.bye(guest, reason);
    return table;
  }

  /** The reason to refuse this newcomer now; empty if the guest may come in. */
  private static Optional<ByeReason> noEntry(TableState table, ToHost.Hello hello) {
    Stage offered = offered(table, hello.purpose());
    if (offered.admission().blocks(hello.mark())) {
      return Optional.of(ByeReason.BLOCKED);
    }
    if (!(hello.purpose() instanceof ConnectionPurpose.Watch)) {
      return offered.noSeat(hello.purpose() instanceof ConnectionPurpose.TakeOver, hello.mark());
    }
    boolean full = table.roster().watching().count() >= MOST_SPECTATORS;
    return full || !table.stage().admission().watchable()
        ? Optional.of(ByeReason.NOT_WATCHABLE)
        : Optional.empty();
  }

  private static TableState enter(
      TableState table, Guest guest, ToHost.Hello hello, StepContext step) {
    boolean watches = hello.purpose() instanceof ConnectionPurpose.Watch;
    if (table.abandonTimer().over() && !watches) {
      return enter(table.startAgain(step), guest, hello, step);
    }
    TableState here =
        table.with(
            table
                .context()
                .with(
                    table
                        .roster()
                        .joined(guest, table.stage().uniqueName(hello.name()), watches, hello)));
    Participant person = here.roster().of(guest).orElseThrow();
    return here.with(here.stage().joined(guest, person, step));
  }

  /** Handles an answer to the password challenge. The last seat may be taken by now. */
  static TableState proved(TableState table, Guest guest, PasswordProof proof, StepContext step) {
    Stage offered =
        Optional.ofNullable(table.gate().asked().get(guest))
            .map(asked -> offered(table, asked.hello().purpose()))
            .orElse(table.stage());
    PasswordGate.Answered answered =
        table
            .gate()
            .answer(table.context().name(), guest, proof, offered.admission().password(), step);
    TableState checked = table.with(answered.gate());
    answered.wrong().ifPresent(wrong -> sendToOwner(checked, wrong, step));
    if (answered.letIn().isEmpty()) {
      return checked;
    }
    ToHost.Hello hello = answered.letIn().get();
    return noEntry(table, hello)
        .map(no -> sentOff(checked, guest, no, step))
        .orElseGet(() -> enter(checked, guest, hello, step));
  }

  private static void sendToOwner(TableState table, FromHost message, StepContext step) {
    table
        .roster()
        .owner()
        .flatMap(Participant::guest)
        .ifPresent(owner -> step.send(owner, message));
  }

  /** Lets a player return to a seat; an older session of the player no longer counts. */
  private static TableState returnToSeat(
      TableState table,
      Guest guest,
      Participant before,
      SeatKey key,
      ToHost.Hello hello,
      StepContext step) {
    before.guest().ifPresent(other -> step.bye(other, ByeReason.SEAT_TAKEN_BACK));
    Participant person = before.returned(guest, key, hello);
    TableState here = table.with(table.context().with(person));
    return here.with(here.stage().returned(guest, person, !before.here(), step));
  }
}
