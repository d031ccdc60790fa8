package oklahoma.host.simulation;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.SealedDeal;
import oklahoma.rules.fair.Secret;

/** Mistakes of a host in what it tells. */
final class SendingErrors {
  private SendingErrors() {}

  static Sabotage updateLost() {
    return new Sabotage() {
      @Override
      List<FromHost> tells(Session to, FromHost message) {
        return message instanceof FromHost.Update && now(20) ? List.of() : List.of(message);
      }
    };
  }

  static Sabotage updateDoubled() {
    return new Sabotage() {
      @Override
      List<FromHost> tells(Session to, FromHost message) {
        return message instanceof FromHost.Update && now(20)
            ? List.of(message, message)
            : List.of(message);
      }
    };
  }

  static Sabotage updatesSwapped() {
    return new Sabotage() {
      private Optional<FromHost> held = Optional.empty();
      private Optional<Session> whose = Optional.empty();

      @Override
      List<FromHost> tells(Session to, FromHost message) {
        if (held.isPresent() && whose.equals(Optional.of(to))) {
          List<FromHost> both = List.of(message, held.get());
          held = Optional.empty();
          return both;
        }
        if (held.isEmpty() && message instanceof FromHost.Update && now(20)) {
          held = Optional.of(message);
          whose = Optional.of(to);
          return List.of();
        }
        return List.of(message);
      }
    };
  }

  static Sabotage numberSkipped() {
    return new Sabotage() {
      @Override
      List<FromHost> tells(Session to, FromHost message) {
        return message
                    instanceof
                    FromHost.Update(long number, var event, var command, var mover, var left)
                && now(20)
            ? List.of(new FromHost.Update(number + 1, event, command, mover, left))
            : List.of(message);
      }
    };
  }

  static Sabotage updateOfAnotherEvent() {
    return new Sabotage() {
      @Override
      List<FromHost> tells(Session to, FromHost message) {
        return message
                    instanceof
                    FromHost.Update(long number, var event, var command, var mover, var left)
                && event.value() instanceof Event.Discarded(Seat seat, var card)
                && now(10)
            ? List.of(
                new FromHost.Update(
                    number,
                    Seen.of(
                            new Event.Discarded(
                                seat,
                                to.known().deal().tableau().pile().stream()
                                    .findFirst()
                                    .orElse(card)),
                            event.viewer())
                        .orElseThrow(),
                    command,
                    mover,
                    left))
            : List.of(message);
      }
    };
  }

  static Sabotage drawLeaked() {
    return new Sabotage() {
      @Override
      List<FromHost> tells(Session to, FromHost message) {
        if (message
                instanceof FromHost.Update(long number, var event, var command, var mover, var left)
            && event.value() instanceof Event.Drew(Seat seat, var face)
            && !to.known().viewer().equals(seat)
            && now(10)) {
          Event drawn = world().disk().truth(table(to)).events().getLast();
          if (drawn instanceof Event.Drew) {
            return List.of(
                new FromHost.Update(
                    number, Seen.of(drawn, seat).orElseThrow(), command, mover, left));
          }
        }
        return List.of(message);
      }
    };
  }

  static Sabotage answerLeaked() {
    return new Sabotage() {
      @Override
      List<FromHost> tells(Session to, FromHost message) {
        if (message instanceof FromHost.Update update
            && update.event().value() instanceof Event.ClaimSettled
            && now(3)) {
          for (Event event : world().disk().truth(table(to)).events()) {
            if (event instanceof Event.Answered(Seat seat, boolean claims)
                && !to.known().viewer().equals(seat)) {
              return List.of(
                  new FromHost.Update(
                      update.number(),
                      Seen.of(event, seat).orElseThrow(),
                      OptionalLong.empty(),
                      update.mover(),
                      OptionalLong.empty()));
            }
          }
        }
        return List.of(message);
      }
    };
  }

  static Sabotage handLeaked() {
    return new Sabotage() {
      @Override
      List<FromHost> tells(Session to, FromHost message) {
        if (message instanceof FromHost.DealBegan(long number, var deal, var standing, var left)
            && now(2)) {
          Seat other =
              Seat.of(
                  (deal.viewer() instanceof Seat seat ? seat.ordinal() + 1 : 0)
                      % deal.value().tableau().seats());
          return List.of(
              new FromHost.DealBegan(
                  number, world().disk().truth(table(to)).seen(other), standing, left));
        }
        return List.of(message);
      }
    };
  }

  static Sabotage hostSecretShownEarly() {
    return new Sabotage() {
      @Override
      List<FromHost> tells(Session to, FromHost message) {
        if (message instanceof FromHost.ShuffleState(var viewer, FairDeal fair)
            && fair.settled()
            && fair.shown().isEmpty()
            && now(2)) {
          Optional<SealedDeal> sealed = world().disk().truth(table(to)).sealed();
          if (sealed.filter(each -> each.published().equals(fair)).isPresent()) {
            return List.of(new FromHost.ShuffleState(viewer, sealed.get().shown()));
          }
        }
        return List.of(message);
      }
    };
  }

  static Sabotage scoreChanged() {
    return new Sabotage() {
      @Override
      List<FromHost> tells(Session to, FromHost message) {
        return message
                    instanceof
                    FromHost.Intermission(long number, Standing score, var ready, var left)
                && now(3)
            ? List.of(
                new FromHost.Intermission(
                    number,
                    new Standing(
                        score.deals(),
                        score.voids(),
                        score.totals().stream().map(points -> points + 5).toList(),
                        score.places(),
                        score.over()),
                    ready,
                    left))
            : List.of(message);
      }
    };
  }

  static Sabotage readinessForgotten() {
    return new Sabotage() {
      @Override
      List<FromHost> tells(Session to, FromHost message) {
        return message instanceof FromHost.Welcome welcome && !welcome.ready().isEmpty()
            ? List.of(
                new FromHost.Welcome(
                    welcome.number(),
                    welcome.viewer(),
                    welcome.key(),
                    welcome.seats(),
                    welcome.standing(),
                    welcome.deal(),
                    welcome.soFar(),
                    Set.of(),
                    welcome.millisLeft(),
                    welcome.owner(),
                    welcome.spectators(),
                    welcome.help(),
                    welcome.ownerActions(),
                    welcome.latecomers()))
            : List.of(message);
      }
    };
  }

  static Sabotage ownerNotTold() {
    return new Sabotage() {
      @Override
      List<FromHost> tells(Session to, FromHost message) {
        return message
                    instanceof
                    FromHost.Seats(
                        long number,
                        var labels,
                        var owner,
                        var spectators,
                        boolean latecomers)
                && owner.isPresent()
                && now(4)
            ? List.of(new FromHost.Seats(number, labels, Optional.empty(), spectators, latecomers))
            : List.of(message);
      }
    };
  }

  static Sabotage lobbyNotToldToAll() {
    return new Sabotage() {
      @Override
      List<FromHost> tells(Session to, FromHost message) {
        return message instanceof FromHost.Lobby && to.known().lobby().isPresent() && now(4)
            ? List.of()
            : List.of(message);
      }
    };
  }

  static Sabotage wrongKeyTold() {
    return new Sabotage() {
      @Override
      List<FromHost> tells(Session to, FromHost message) {
        return message instanceof FromHost.Lobby(var viewer, var key, var state)
                && key.isPresent()
                && now(2)
            ? List.of(
                new FromHost.Lobby(
                    viewer, Optional.of(new SeatKey(new byte[SeatKey.BYTES])), state))
            : List.of(message);
      }
    };
  }

  static Sabotage commandNotAcknowledged() {
    return new Sabotage() {
      @Override
      List<FromHost> tells(Session to, FromHost message) {
        return message
                    instanceof
                    FromHost.Update(long number, var event, var command, var mover, var left)
                && command.isPresent()
                && now(6)
            ? List.of(new FromHost.Update(number, event, OptionalLong.empty(), mover, left))
            : List.of(message);
      }
    };
  }

  static Sabotage partChangedAfterwards() {
    return new Sabotage() {
      @Override
      List<FromHost> tells(Session to, FromHost message) {
        if (message instanceof FromHost.ShuffleState(var viewer, FairDeal fair)
            && fair.revealing()
            && now(2)) {
          for (Seat seat : Seat.first(fair.parts().size())) {
            if (fair.part(seat) instanceof Part.Committed) {
              Commitment other = fair.commitment(seat, Secret.of(new byte[Secret.BYTES]));
              return List.of(
                  new FromHost.ShuffleState(viewer, fair.with(seat, new Part.Committed(other))));
            }
          }
        }
        return List.of(message);
      }
    };
  }

  static Sabotage crashOfATable() {
    return new Sabotage() {
      @Override
      List<FromHost> tells(Session to, FromHost message) {
        if (message instanceof FromHost.Update && now(20)) {
          throw new IllegalStateException("a mistake of the table");
        }
        return List.of(message);
      }
    };
  }

  private static int table(Session to) {
    return to.table().orElseThrow().label().number();
  }
}
