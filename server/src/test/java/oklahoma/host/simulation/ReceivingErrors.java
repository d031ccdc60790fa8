package oklahoma.host.simulation;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Rules;
import oklahoma.rules.fair.Answer;

/** A host's mistakes in what it receives, and in whom it lets in. */
final class ReceivingErrors {
  private ReceivingErrors() {}

  static Sabotage passwordNotAskedRight() {
    return new Sabotage() {
      @Override
      List<ToHost> hears(Session from, ToHost message) {
        return message instanceof ToHost.ProvePassword
            ? from.asked()
                .map(challenge ->
                    List.<ToHost>of(
                        new ToHost.ProvePassword(Password.proof(challenge, World.HOST))))
                .orElse(List.of(message))
            : List.of(message);
      }
    };
  }

  static Sabotage crashOfTheHost() {
    return new Sabotage() {
      @Override
      List<ToHost> hears(Session from, ToHost message) {
        if (message instanceof ToHost.Command && now(5)) {
          throw new IllegalStateException("a mistake of the host");
        }
        return List.of(message);
      }
    };
  }

  /** It meets guests alone who may be sent away for what they say. */
  static Sabotage crashOfAState() {
    return new Sabotage() {
      @Override
      List<ToHost> hears(Session from, ToHost message) {
        return message instanceof ToHost.Command(long id, long seen, var move)
                && !from.person().honest()
                && now(2)
            ? List.of(new ToHost.Command(id, seen, noMove()))
            : List.of(message);
      }
    };
  }

  /** What no state can judge. */
  @SuppressWarnings("NullAway")
  private static Move noMove() {
    return null;
  }

  static Sabotage moveRefusedUnread() {
    return new Sabotage() {
      @Override
      List<ToHost> hears(Session from, ToHost message) {
        if (message instanceof ToHost.Command command && now(20)) {
          from.send(new FromHost.Refused(command.id(), Refusal.of(Reason.TURN_OVER)));
          from.flush();
          return List.of();
        }
        return List.of(message);
      }
    };
  }

  /** Readiness counts for the rules of the moment, whatever the guest has seen. */
  static Sabotage readyForOtherRules() {
    return new Sabotage() {
      @Override
      List<ToHost> hears(Session from, ToHost message) {
        return message instanceof ToHost.InLobby(LobbyRequest.SayReady(Optional<Rules> seen))
                && seen.isPresent()
            ? List.of(
                new ToHost.InLobby(
                    new LobbyRequest.SayReady(from.known().lobby().map(LobbyState::rules))))
            : List.of(message);
      }
    };
  }

  static Sabotage staleAnswerTaken() {
    return new Sabotage() {
      @Override
      List<ToHost> hears(Session from, ToHost message) {
        return message instanceof ToHost.Command(long id, long seen, var move)
            ? List.of(new ToHost.Command(id, Long.MAX_VALUE, move))
            : List.of(message);
      }
    };
  }

  static Sabotage secretOfASeatLeftOut() {
    return new Sabotage() {
      @Override
      List<ToHost> hears(Session from, ToHost message) {
        return message instanceof ToHost.AnswerShuffle(Answer.Reveal reveal) && now(4)
            ? List.of()
            : List.of(message);
      }
    };
  }

  static Sabotage keyRenewedTooEarly() {
    return new Sabotage() {
      private final Set<SeatKey> used = new HashSet<>();

      @Override
      ToHost.Hello hello(ToHost.Hello hello) {
        return hello.purpose() instanceof ConnectionPurpose.Return(SeatKey key) && !used.add(key)
            ? new ToHost.Hello(
                hello.name(),
                hello.table(),
                new ConnectionPurpose.Return(new SeatKey(new byte[SeatKey.BYTES])))
            : hello;
      }
    };
  }

  /** A ping counts as a word from somebody who has read the answer. */
  static Sabotage pingTakenForTheKeysArrival() {
    return new Sabotage() {
      @Override
      List<ToHost> hears(Session from, ToHost message) {
        return message instanceof ToHost.Ping
            ? List.of(new ToHost.Resync(), message)
            : List.of(message);
      }
    };
  }
}
