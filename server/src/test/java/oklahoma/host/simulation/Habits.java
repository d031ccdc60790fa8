package oklahoma.host.simulation;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.QuickPhrase;
import oklahoma.rules.Deal;
import oklahoma.rules.Move;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;

/** What somebody does who is at a table: moves, chats, looks after it, or cheats. */
final class Habits {
  private static final Bot BOT = Bots.of(BotLevel.EASY);
  private static final int LATE = 20;
  private static final int LATER = 6_000;
  private static final int HESITANT = 3;
  private static final int HESITATION = 3_000;
  private static final int WAVERING = 3;

  /** A move that was sent and not answered. */
  private record Pending(long id, long seen, Move move) {}

  private final Person person;
  private final World world;
  private final SplittableRandom chance;
  private final SplittableRandom whim;
  private final SplittableRandom doubt;
  private final Set<Rules> agreed = new HashSet<>();
  private Optional<Pending> pending = Optional.empty();
  private long command;
  private long acknowledged;
  private boolean acting;
  private boolean nagging;
  private boolean cheats;
  private boolean left;
  private boolean returns;
  private int requests;

  Habits(Person person, World world, SplittableRandom chance) {
    this.person = person;
    this.world = world;
    this.chance = chance;
    whim = new SplittableRandom(world.seed() + person.coming().id());
    doubt = new SplittableRandom(-world.seed() - person.coming().id());
    cheats = !person.honest();
    requests = chance.nextInt(4);
  }

  private KnownState known() {
    return person.known();
  }

  boolean cheats() {
    return cheats;
  }

  /** Whether it has left for good. */
  boolean left() {
    return left;
  }

  /** Whether it left for a while. */
  boolean returns() {
    return returns;
  }

  /** From now on it does nothing that is not allowed. */
  void behave() {
    cheats = false;
  }

  /** No answer to a move is waited for any more. */
  void forget() {
    pending = Optional.empty();
  }

  /** A move may have been answered. */
  void answered(FromHost.Update update) {
    pending = pending.filter(move -> update.command().orElse(-1) != move.id());
  }

  /** A move is taken only in the window or the turn for which it was meant. */
  void acknowledged(KnownState before, FromHost message) {
    if (message instanceof FromHost.Update update
        && update.command().isPresent()
        && update.command().getAsLong() != acknowledged) {
      acknowledged = update.command().getAsLong();
      pending
          .filter(move -> person.honest() && move.id() == update.command().getAsLong())
          .ifPresent(move ->
              Violation.unless(
                  move.seen() >= before.momentBegan(),
                  Check.CLAIMS,
                  () ->
                      person
                          + "'s "
                          + move
                          + " was meant for an earlier moment than "
                          + before.momentBegan()));
    }
  }

  /** Readiness counts only for the rules that it was given for. */
  void counted(FromHost message) {
    if (message instanceof FromHost.Lobby(Seat me, _, LobbyState lobby)
        && lobby.chair(me) instanceof Chair.OfHuman human
        && human.ready()) {
      Violation.unless(
          !person.honest() || agreed.contains(lobby.rules()),
          Check.READY,
          () -> person + " counts as ready for " + lobby.rules() + ", but agreed to " + agreed);
    }
  }

  void refused(FromHost.Refused refused) {
    Optional<Pending> move = pending.filter(each -> each.id() == refused.command());
    if (move.isPresent()) {
      Violation.unless(
          cheats || !person.honest() || move.get().seen() != known().number(),
          Check.HEARD,
          () -> person + "'s " + move.get() + " was refused: " + refused.refusal());
      pending = Optional.empty();
    }
  }

  void react() {
    if (!acting && person.here() && (wants() || cheats || chance.nextInt(12) == 0)) {
      acting = true;
      world
          .clock()
          .inMillis(
              pause(),
              () -> {
                acting = false;
                act();
              });
    }
    if (!nagging && person.here() && known().place() == KnownState.Place.MATCH) {
      nagging = true;
      long number = known().number();
      world
          .clock()
          .inMillis(
              40_000,
              () -> {
                nagging = false;
                nag(number);
                react();
              });
    }
  }

  private int pause() {
    if (chance.nextInt(40) == 0 && !world.closing()) {
      return 10_000 + chance.nextInt(40_000);
    }
    return cheats ? 50 + chance.nextInt(1_000) : 100 + chance.nextInt(1_500);
  }

  private boolean wants() {
    return switch (known().place()) {
      case NOWHERE -> false;
      case LOBBY -> wantsInLobby();
      case MATCH -> toMove() || waitedFor();
    };
  }

  private boolean toMove() {
    return pending.isEmpty()
        && known().seat().filter(me -> known().deal().toAct().contains(me)).isPresent();
  }

  private boolean waitedFor() {
    return known().pausing()
        && known().seat().filter(me -> !known().ready().contains(me)).isPresent();
  }

  private boolean owner() {
    return known().seat().isPresent()
        && (known().place() == KnownState.Place.LOBBY
            ? known().lobby().flatMap(LobbyState::owner).equals(known().seat())
            : known().owner().equals(known().seat()));
  }

  private boolean wantsInLobby() {
    return owner()
        || (known().seat().isPresent()
            && known().lobby().orElseThrow().chair(known().seat().get())
                instanceof Chair.OfHuman human
            && !human.ready());
  }

  private void act() {
    if (!person.here() || known().asleep()) {
      return;
    }
    if (cheats && chance.nextInt(3) != 0) {
      Mischief.of(known(), chance).ifPresentOrElse(this::does, () -> person.sends(garbage()));
    } else if (chance.nextInt(30) == 0) {
      extra();
    }
    switch (known().place()) {
      case NOWHERE -> {}
      case LOBBY -> inLobby();
      case MATCH -> inMatch();
    }
    if (wants() || cheats) {
      react();
    }
  }

  private byte[] garbage() {
    byte[] bytes = new byte[1 + chance.nextInt(60)];
    chance.nextBytes(bytes);
    return bytes;
  }

  private void does(ToHost message) {
    boolean sendsAway =
        switch (message) {
          case ToHost.ActOnSeat action ->
              action.command() == OwnerCommand.REMOVE || action.command() == OwnerCommand.BLOCK;
          case ToHost.RemoveSpectator removal -> true;
          case ToHost.InLobby(LobbyRequest request) ->
              request instanceof LobbyRequest.Empty || request instanceof LobbyRequest.Block;
          case ToHost.Leave(boolean forNow) -> {
            left |= !forNow;
            returns = forNow;
            yield false;
          }
          default -> false;
        };
    if (sendsAway) {
      world.removes(person.coming().table());
    }
    if (message instanceof ToHost.Command) {
      command++;
    }
    person.say(message);
  }

  /** What people do beside playing. */
  private void extra() {
    switch (chance.nextInt(9)) {
      case 0, 1 -> person.say(new ToHost.Chat(new ChatMessage.Phrase(QuickPhrase.values()[0])));
      case 2, 3 -> person.say(new ToHost.Resync());
      case 4 -> person.say(new ToHost.Ping(chance.nextInt(1_000)));
      case 5 -> {
        if (known().seat().isEmpty()) {
          person.say(new ToHost.SitDown(World.anySeat(chance)));
        } else {
          person.say(new ToHost.HoldNextDeal());
        }
      }
      case 6 -> {
        if (owner() && known().place() == KnownState.Place.MATCH) {
          OwnerCommand ordered =
              OwnerCommand.values()[chance.nextInt(OwnerCommand.values().length)];
          does(new ToHost.ActOnSeat(World.anySeat(chance), ordered));
        }
      }
      case 7 -> {
        if (owner()) {
          person.say(new ToHost.EndWait(known().number()));
          person.say(new ToHost.AllowTakeOver(command % 4 != 0));
        }
      }
      default -> {
        int way = chance.nextInt(4);
        if (way < 3 && !world.closing()) {
          does(new ToHost.Leave(way > 0));
        }
      }
    }
  }

  private void inLobby() {
    if (known().seat().isEmpty()) {
      return;
    }
    LobbyState lobby = known().lobby().orElseThrow();
    if (!owner()) {
      if (chance.nextInt(6) == 0) {
        person.say(
            new ToHost.InLobby(new LobbyRequest.AskForSeat(Optional.of(World.anySeat(chance)))));
      }
      ready(lobby.rules());
    } else if (requests > 0) {
      requests--;
      does(new ToHost.InLobby(Mischief.request(lobby, chance)));
    } else if (!world.closing() && doubt.nextInt(WAVERING) == 0) {
      does(new ToHost.InLobby(new LobbyRequest.ChangeRules(Mischief.otherwise(lobby.rules()))));
    } else {
      long sitting =
          lobby.chairs().stream()
              .filter(chair -> chair instanceof Chair.OfHuman || chair instanceof Chair.OfBot)
              .count();
      if (sitting < 2) {
        Seat seat = World.anySeat(chance);
        person.say(
            new ToHost.InLobby(
                new LobbyRequest.AddBot(
                    seat, new Name("Bot " + chance.nextInt(1_000)), BotLevel.EASY)));
      } else if (sitting > lobby.rules().mostSeats()) {
        person.say(
            new ToHost.InLobby(
                new LobbyRequest.ChangeRules(
                    oklahoma.rules.oklahoma.OklahomaRules.standard((int) sitting))));
      } else {
        person.say(new ToHost.InLobby(new LobbyRequest.Start(chance.nextInt(3) == 0)));
      }
    }
  }

  /** What somebody is ready for may change while the word is on its way. */
  private void ready(Rules rules) {
    agreed.add(rules);
    ToHost message = new ToHost.InLobby(new LobbyRequest.SayReady(Optional.of(rules)));
    if (!world.closing() && doubt.nextInt(HESITANT) == 0) {
      late(message, pending, doubt.nextInt(HESITATION));
    } else {
      person.say(message);
    }
  }

  private void inMatch() {
    if (toMove()) {
      move();
    } else if (known().seat().isEmpty() && whim.nextInt(6) == 0) {
      person.say(new ToHost.SitDown(World.anySeat(whim)));
    } else if (waitedFor()) {
      if (!known().standing().orElseThrow().over()) {
        person.say(new ToHost.Ready());
      } else if (chance.nextInt(3) == 0) {
        person.say(new ToHost.Rematch());
      } else if (owner() && chance.nextInt(3) == 0) {
        person.say(new ToHost.BackToLobby());
      }
    }
  }

  private void move() {
    Seat me = known().seat().orElseThrow();
    Move move = BOT.choose(known().seen().orElseThrow(), known().events(), me, chance);
    command++;
    pending = Optional.of(new Pending(command, known().number(), move));
    ToHost message = new ToHost.Command(command, known().number(), move);
    OptionalInt seconds = known().deal().timeLimit();
    if (seconds.isPresent() && !world.closing() && whim.nextInt(LATE) == 0) {
      late(message, pending, seconds.getAsInt() * 800L + whim.nextInt(LATER));
    } else {
      person.say(message);
    }
  }

  /** A connection may delay a message until the moment that it was meant for is over. */
  private void late(ToHost message, Optional<Pending> meant, long millis) {
    world
        .clock()
        .inMillis(
            millis,
            () -> {
              if (person.here() && pending.equals(meant)) {
                person.say(message);
              }
            });
  }

  /** The owner acts on guests who keep everybody waiting. */
  private void nag(long number) {
    if (!owner() || known().place() != KnownState.Place.MATCH || known().number() != number) {
      return;
    }
    Deal deal = known().deal();
    Set<Seat> waiting = deal.over() ? Set.of() : deal.toAct();
    if (known().pausing() || deal.claimWindow()) {
      person.say(new ToHost.EndWait(known().number()));
    }
    for (Seat seat : List.copyOf(waiting).stream().sorted().toList()) {
      if (!known().seat().equals(Optional.of(seat))) {
        person.say(new ToHost.ActOnSeat(seat, OwnerCommand.SKIP));
        person.say(new ToHost.ActOnSeat(seat, OwnerCommand.BOT_NOW));
      }
    }
  }
}
