package oklahoma.host.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.KeptTable;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.messages.Wish;
import oklahoma.rules.Event;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.fair.Answer;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.SealedDeal;
import oklahoma.rules.fair.Secret;

/** Mistakes that a host could make, each made at a seam of a host that makes none. */
enum Plant {
  UPDATE_LOST(() ->
      new Told() {
        @Override
        List<FromHost> instead(Session to, FromHost message) {
          return message instanceof FromHost.Update && now(20) ? List.of() : List.of(message);
        }
      }),
  UPDATE_DOUBLED(() ->
      new Told() {
        @Override
        List<FromHost> instead(Session to, FromHost message) {
          return message instanceof FromHost.Update && now(20)
              ? List.of(message, message)
              : List.of(message);
        }
      }),
  UPDATES_SWAPPED(() ->
      new Told() {
        private Optional<FromHost> held = Optional.empty();
        private Optional<Session> whose = Optional.empty();

        @Override
        List<FromHost> instead(Session to, FromHost message) {
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
      }),
  NUMBER_SKIPPED(() ->
      new Told() {
        @Override
        List<FromHost> instead(Session to, FromHost message) {
          return message
                      instanceof
                      FromHost.Update(long number, var event, var command, var mover, var left)
                  && now(20)
              ? List.of(new FromHost.Update(number + 1, event, command, mover, left))
              : List.of(message);
        }
      }),
  UPDATE_OF_ANOTHER_EVENT(() ->
      new Told() {
        @Override
        List<FromHost> instead(Session to, FromHost message) {
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
      }),
  DRAW_LEAKED(() ->
      new Told() {
        @Override
        List<FromHost> instead(Session to, FromHost message) {
          if (message
                  instanceof
                  FromHost.Update(long number, var event, var command, var mover, var left)
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
      }),
  ANSWER_LEAKED(() ->
      new Told() {
        @Override
        List<FromHost> instead(Session to, FromHost message) {
          if (message instanceof FromHost.Update update
              && update.event().value() instanceof Event.ClaimSettled
              && now(3)) {
            for (Event event : world().disk().truth(table(to)).events()) {
              if (event instanceof Event.Answered(Seat seat, boolean wants)
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
      }),
  HAND_LEAKED(() ->
      new Told() {
        @Override
        List<FromHost> instead(Session to, FromHost message) {
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
      }),
  HOST_SECRET_SHOWN_EARLY(() ->
      new Told() {
        @Override
        List<FromHost> instead(Session to, FromHost message) {
          if (message instanceof FromHost.Fair(var viewer, FairDeal fair)
              && fair.settled()
              && fair.shown().isEmpty()
              && now(2)) {
            Optional<SealedDeal> sealed = world().disk().truth(table(to)).shuffling();
            if (sealed.filter(each -> each.told().equals(fair)).isPresent()) {
              return List.of(new FromHost.Fair(viewer, sealed.get().shown()));
            }
          }
          return List.of(message);
        }
      }),
  SCORE_CHANGED(() ->
      new Told() {
        @Override
        List<FromHost> instead(Session to, FromHost message) {
          return message
                      instanceof
                      FromHost.Intermission(long number, Standing score, var ready, var left)
                  && now(3)
              ? List.of(
                  new FromHost.Intermission(
                      number,
                      new Standing(
                          score.deals(),
                          score.totals().stream().map(points -> points + 5).toList(),
                          score.places(),
                          score.over()),
                      ready,
                      left))
              : List.of(message);
        }
      }),
  READINESS_FORGOTTEN(() ->
      new Told() {
        @Override
        List<FromHost> instead(Session to, FromHost message) {
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
                      welcome.onlookers(),
                      welcome.help(),
                      welcome.deeds(),
                      welcome.latecomers()))
              : List.of(message);
        }
      }),
  OWNER_NOT_TOLD(() ->
      new Told() {
        @Override
        List<FromHost> instead(Session to, FromHost message) {
          return message
                      instanceof
                      FromHost.Seats(
                          long number,
                          var labels,
                          var owner,
                          var onlookers,
                          boolean latecomers)
                  && owner.isPresent()
                  && now(4)
              ? List.of(new FromHost.Seats(number, labels, Optional.empty(), onlookers, latecomers))
              : List.of(message);
        }
      }),
  LOBBY_NOT_TOLD_TO_ALL(() ->
      new Told() {
        @Override
        List<FromHost> instead(Session to, FromHost message) {
          return message instanceof FromHost.Lobby && to.known().lobby().isPresent() && now(4)
              ? List.of()
              : List.of(message);
        }
      }),
  WRONG_KEY_TOLD(() ->
      new Told() {
        @Override
        List<FromHost> instead(Session to, FromHost message) {
          return message instanceof FromHost.Lobby(var viewer, var key, var state)
                  && key.isPresent()
                  && now(2)
              ? List.of(
                  new FromHost.Lobby(
                      viewer, Optional.of(new SeatKey(new byte[SeatKey.BYTES])), state))
              : List.of(message);
        }
      }),
  COMMAND_NOT_ACKNOWLEDGED(() ->
      new Told() {
        @Override
        List<FromHost> instead(Session to, FromHost message) {
          return message
                      instanceof
                      FromHost.Update(long number, var event, var command, var mover, var left)
                  && command.isPresent()
                  && now(6)
              ? List.of(new FromHost.Update(number, event, OptionalLong.empty(), mover, left))
              : List.of(message);
        }
      }),
  PART_CHANGED_AFTERWARDS(() ->
      new Told() {
        @Override
        List<FromHost> instead(Session to, FromHost message) {
          if (message instanceof FromHost.Fair(var viewer, FairDeal fair)
              && fair.revealing()
              && now(2)) {
            for (Seat seat : Seat.first(fair.parts().size())) {
              if (fair.part(seat) instanceof Part.Committed) {
                Commitment other = fair.commitment(seat, Secret.of(new byte[Secret.BYTES]));
                return List.of(
                    new FromHost.Fair(viewer, fair.with(seat, new Part.Committed(other))));
              }
            }
          }
          return List.of(message);
        }
      }),
  PASSWORD_NOT_ASKED_RIGHT(() ->
      new Sabotage() {
        @Override
        List<ToHost> hears(Session from, ToHost message) {
          return message instanceof ToHost.Prove
              ? from.asked()
                  .map(challenge ->
                      List.<ToHost>of(new ToHost.Prove(Password.proof(challenge, World.HOST))))
                  .orElse(List.of(message))
              : List.of(message);
        }
      }),
  CRASH_OF_A_TABLE(() ->
      new Told() {
        @Override
        List<FromHost> instead(Session to, FromHost message) {
          if (message instanceof FromHost.Update && now(20)) {
            throw new IllegalStateException("a mistake of the table");
          }
          return List.of(message);
        }
      }),
  CRASH_OF_THE_HOST(() ->
      new Sabotage() {
        @Override
        List<ToHost> hears(Session from, ToHost message) {
          if (message instanceof ToHost.Command && now(5)) {
            throw new IllegalStateException("a mistake of the host");
          }
          return List.of(message);
        }
      }),
  MOVE_REFUSED_UNREAD(() ->
      new Sabotage() {
        @Override
        List<ToHost> hears(Session from, ToHost message) {
          if (message instanceof ToHost.Command command && now(20)) {
            from.tell(new FromHost.Refused(command.id(), Refusal.of(Reason.TURN_OVER)));
            from.flush();
            return List.of();
          }
          return List.of(message);
        }
      }),
  STALE_ANSWER_TAKEN(() ->
      new Sabotage() {
        @Override
        List<ToHost> hears(Session from, ToHost message) {
          return message instanceof ToHost.Command(long id, long seen, var move)
              ? List.of(new ToHost.Command(id, Long.MAX_VALUE, move))
              : List.of(message);
        }
      }),
  SECRET_OF_A_SEAT_LEFT_OUT(() ->
      new Sabotage() {
        @Override
        List<ToHost> hears(Session from, ToHost message) {
          return message instanceof ToHost.Mix(Answer.Reveal reveal) && now(4)
              ? List.of()
              : List.of(message);
        }
      }),
  KEY_RENEWED_TOO_EARLY(() ->
      new Sabotage() {
        private final Set<SeatKey> used = new HashSet<>();

        @Override
        ToHost.Hello comes(ToHost.Hello hello) {
          return hello.wish() instanceof Wish.Return(SeatKey key) && !used.add(key)
              ? new ToHost.Hello(
                  hello.name(),
                  hello.table(),
                  new Wish.Return(new SeatKey(new byte[SeatKey.BYTES])))
              : hello;
        }
      }),
  ENTRY_AFTER_IT_WAS_TOLD(() ->
      new Sabotage() {
        private final List<Entry> late = new ArrayList<>();

        @Override
        List<Entry> writes(int table, Entry entry) {
          if (late.isEmpty() && entry instanceof Entry.Happened && now(10)) {
            late.add(entry);
            return List.of();
          }
          List<Entry> all = new ArrayList<>(late);
          all.add(entry);
          late.clear();
          return all;
        }
      }),
  ENTRY_LOST(() ->
      new Sabotage() {
        @Override
        List<Entry> writes(int table, Entry entry) {
          return entry instanceof Entry.Happened && now(30) ? List.of() : List.of(entry);
        }
      }),
  ENTRY_DOUBLED(() ->
      new Sabotage() {
        @Override
        List<Entry> writes(int table, Entry entry) {
          return entry instanceof Entry.Happened && now(30)
              ? List.of(entry, entry)
              : List.of(entry);
        }
      }),
  CLAIM_TO_THE_WRONG_SEAT(() ->
      new Sabotage() {
        @Override
        List<Entry> writes(int table, Entry entry) {
          if (entry instanceof Entry.Happened(List<Event> events)) {
            return List.of(
                new Entry.Happened(
                    events.stream()
                        .map(event ->
                            event instanceof Event.ClaimSettled(Optional<Seat> taker, var card)
                                ? new Event.ClaimSettled(
                                    taker.isPresent() ? Optional.empty() : Optional.of(Seat.A),
                                    card)
                                : event)
                        .toList()));
          }
          return List.of(entry);
        }
      }),
  SNAPSHOT_MISSES_A_SEAT(() ->
      new Sabotage() {
        @Override
        List<Entry> writes(int table, Entry entry) {
          if (entry instanceof Entry.TableStands(String text)) {
            List<String> lines = new ArrayList<>(text.lines().toList());
            int last = lines.size() - 1;
            while (last >= 0 && !lines.get(last).startsWith("seat ")) {
              last--;
            }
            if (last >= 0) {
              lines.remove(last);
              return List.of(new Entry.TableStands(String.join("\n", lines) + "\n"));
            }
          }
          return List.of(entry);
        }
      }),
  SNAPSHOT_LOST(() ->
      new Sabotage() {
        private boolean first = true;

        @Override
        List<Entry> writes(int table, Entry entry) {
          boolean lost = entry instanceof Entry.TableStands && !first && now(2);
          first &= !(entry instanceof Entry.TableStands);
          return lost ? List.of() : List.of(entry);
        }
      }),
  END_OF_THE_JOURNAL_LOST(() ->
      new Sabotage() {
        @Override
        Optional<KeptTable> finds(Optional<KeptTable> kept) {
          return kept.map(table ->
              new KeptTable(
                  table.number(),
                  table.stands(),
                  table.match().subList(0, Math.max(0, table.match().size() - 1)),
                  table.saved()));
        }
      }),
  ALARM_LOST(() ->
      new Sabotage() {
        @Override
        boolean rings(Duration delay) {
          return !now(4);
        }
      }),
  CLOCK_OF_A_MOMENT_NEVER_RINGS(() ->
      new Sabotage() {
        @Override
        boolean rings(Duration delay) {
          long seconds = delay.toSeconds();
          return seconds < 3 || seconds > 40 || delay.toMillis() % 1_000 != 0;
        }
      });

  @SuppressWarnings("ImmutableEnumChecker") // it makes a mistake of its own each time
  private final Supplier<Sabotage> make;

  Plant(Supplier<Sabotage> make) {
    this.make = make;
  }

  /** The mistake, in an evening of its own. */
  Sabotage sabotage() {
    return make.get();
  }

  /** Something else is told. */
  private abstract static class Told extends Sabotage {
    abstract List<FromHost> instead(Session to, FromHost message);

    @Override
    List<FromHost> tells(Session to, FromHost message) {
      return instead(to, message);
    }

    static int table(Session to) {
      return to.table().orElseThrow().label().number();
    }
  }
}
